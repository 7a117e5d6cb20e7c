/**
 * Who may call a route. `staff` means every member, `admin` admins alone; the other roles of staff mean those who may do
 * what the role does: `order-handler` and `editor` with admins, `marketer` with editors and admins; `store-staff` plan the
 * exams of their own store, and admins those of every one.
 */
export type May =
  | ('anyone' | 'shopper' | 'customer' | 'strong-customer' | 'store' | 'representative' | 'nobody')
  | (
      | 'staff'
      | 'order-handler'
      | 'order-reader'
      | 'prescription-staff'
      | 'customer-staff'
      | 'optician'
      | 'customer-service'
      | 'exam-staff'
    )
  | ('editor' | 'form-reader' | 'marketer' | 'store-staff' | 'admin')

export type OwnedBy = 'public' | 'bearer' | 'staff' | 'owner'

/**
 * One route below `/api`, who may call it, and the answer to the others: a status, and the code of a refusal of ours.
 */
export interface Row {
  /** Such as `POST /cart/update`, as the endpoint is registered. */
  route: string
  may: May
  /**
   * Owner of the document that the path names: everyone's, the bearer's of the reference in the path, staff's, or one
   * caller's (`owner`), which `plugins/kit/requests/caller.int.test.ts` proves. Left out where the path names none.
   */
  ownedBy?: OwnedBy | undefined
  /** The answer to anonymous visitors and shoppers. */
  toStrangers: string
  /** The answer to other signed-in callers: customers, stores, representatives of companies. */
  toOthers: string
  /** The answer to signed-in staff without the right. */
  toStaff: string
}

/** The front server's answer for routes that Payload makes, to callers without access. */
const CLOSED = '404 request.not_found'
/** Payload's answer to staff without the right. */
const FORBIDDEN = '403 request.not_allowed'

/** Routes of the contract, registered by our plugins. */
const ours: [string, May, OwnedBy?][] = [
  ['GET /health', 'anyone'],
  ['GET /site/token', 'anyone'],
  ['GET /site/search', 'anyone'],
  ['GET /site/search/suggestions', 'anyone'],
  ['GET /search/why', 'marketer'],
  ['GET /desk/search', 'staff'],
  ['GET /insight/events', 'marketer'],
  ['POST /insight/forget', 'admin'],
  ['GET /store/list', 'anyone'],
  ['GET /store/search', 'anyone'],
  ['GET /store/page/:slug', 'anyone', 'public'],
  ['GET /shell/accounts', 'anyone'],
  ['GET /shell/tags', 'anyone'],
  ['GET /shell/menus', 'anyone'],
  ['GET /shell/banner', 'anyone'],
  ['GET /content/page', 'anyone'],
  ['GET /content/addresses', 'anyone'],
  ['GET /content/keys', 'anyone'],
  ['GET /content/check', 'staff'],
  ['GET /content/schedule', 'staff'],
  ['POST /content/releases/:release/stop', 'marketer', 'staff'],
  ['POST /preview/open', 'marketer'],
  ['GET /preview/claims', 'marketer'],
  ['GET /preview/page', 'marketer'],
  ['POST /preview/page', 'marketer'],
  ['GET /shell/seller', 'anyone'],
  ['GET /article/:id', 'anyone', 'public'],
  ['GET /article/:category/:group/:handle', 'anyone', 'public'],
  ['GET /catalog/list', 'anyone'],
  ['GET /catalog/categories', 'anyone'],
  ['GET /catalog/addresses', 'anyone'],
  ['GET /catalog/feed', 'anyone'],
  ['GET /delivery/pickup-points', 'anyone'],
  ['GET /site/shopper', 'anyone'],
  ['POST /site/visitor/forget', 'shopper'],
  ['POST /cart/update', 'shopper'],
  ['POST /cart/lenses', 'shopper'],
  ['POST /cart/gift-card', 'shopper'],
  ['POST /cart/quantity', 'shopper'],
  ['POST /cart/interval', 'shopper'],
  ['POST /cart/empty', 'shopper'],
  ['POST /cart/discount', 'shopper'],
  ['POST /giftcard/balance', 'shopper'],
  ['GET /giftcard/bought/:ref', 'anyone', 'owner'],
  ['GET /giftcard/bought/:ref/pdf', 'anyone', 'owner'],
  ['POST /giftcard/bought/:ref/withdraw', 'shopper', 'owner'],
  ['POST /giftcard/bought/:ref/take-back', 'order-handler', 'staff'],
  ['POST /giftcard/bought/:ref/replace', 'order-handler', 'staff'],
  ['GET /checkout/view', 'anyone'],
  ['POST /checkout/quote', 'shopper'],
  ['POST /checkout/purchase', 'shopper'],
  ['POST /checkout/return', 'shopper'],
  ['GET /payment/paytrail/webhook', 'anyone'],
  ['GET /payment/paytrail/refund-webhook', 'anyone'],
  ['POST /payment/late/:ref', 'order-handler', 'staff'],
  ['GET /order/confirmation/:ref', 'anyone', 'bearer'],
  ['POST /order/lookup', 'shopper'],
  ['GET /order/lookup/:token', 'anyone', 'bearer'],
  ['POST /order/:number/move', 'prescription-staff', 'staff'],
  ['POST /order/send', 'order-handler'],
  ['POST /order/:number/take-back', 'order-handler', 'staff'],
  ['POST /order/print', 'order-handler'],
  ['POST /order/:number/cancel', 'customer-staff', 'staff'],
  ['POST /order/:number/refund', 'order-handler', 'staff'],
  ['POST /order/:number/refund/settle', 'order-handler', 'staff'],
  ['POST /order/:number/refund/drop', 'order-handler', 'staff'],
  ['POST /order/:number/note', 'order-reader', 'staff'],
  ['POST /order/:number/prescriptions', 'prescription-staff', 'staff'],
  ['POST /withdrawal/declare', 'shopper'],
  ['POST /withdrawal/:ref/instructions', 'order-handler', 'staff'],
  ['POST /withdrawal/:ref/handle', 'order-handler', 'staff'],
  ['POST /content/forms/:id', 'shopper', 'public'],
  ['POST /form-submission/:ref/read', 'form-reader', 'staff'],
  ['POST /form-submission/:ref/handle', 'form-reader', 'staff'],
  ['POST /auth/user/getUser', 'shopper'],
  ['GET /account/orders', 'customer'],
  ['GET /account/orders/:number', 'customer', 'owner'],
  ['POST /account/orders/:number/prescriptions', 'strong-customer', 'owner'],
  ['POST /account/orders/:number/cancel', 'customer', 'owner'],
  ['POST /account/orders/:number/buy-again', 'customer', 'owner'],
  ['GET /account/orders/:number/receipt', 'customer', 'owner'],
  ['GET /account/orders/:number/return', 'customer', 'owner'],
  ['POST /account/orders/:number/return', 'customer', 'owner'],
  ['GET /account/returns', 'customer'],
  ['GET /account/returns/:ref/label', 'customer', 'owner'],
  ['POST /withdrawal/:ref/confirm', 'order-handler', 'staff'],
  ['POST /account/register', 'shopper'],
  ['GET /account/link/:token', 'anyone', 'bearer'],
  ['POST /account/link/:token/registration', 'shopper', 'bearer'],
  ['POST /account/link/:token/email', 'shopper', 'bearer'],
  ['POST /account/link/:token/password', 'shopper', 'bearer'],
  ['POST /auth/eid/start', 'shopper'],
  ['POST /auth/eid/return', 'shopper'],
  ['GET /auth/eid/identified', 'anyone'],
  ['POST /auth/eid/link', 'shopper'],
  ['POST /auth/eid/terms', 'shopper'],
  ['POST /auth/eid/account', 'shopper'],
  ['GET /auth/eid/account/:token', 'anyone', 'bearer'],
  ['POST /auth/eid/account/:token', 'shopper', 'bearer'],
  ['GET /auth/eid/social-number', 'customer'],
  ['GET /auth/eid/keys', 'anyone'],
  ['POST /account/sign-in', 'shopper'],
  ['POST /account/sign-in/passkey/options', 'shopper'],
  ['POST /account/sign-in/passkey', 'shopper'],
  ['GET /booking/exam-types', 'anyone'],
  ['GET /lifestyle/plans', 'anyone'],
  ['POST /lifestyle/quote', 'shopper'],
  ['GET /account/lifestyle', 'customer'],
  ['GET /account/lifestyle/:id', 'customer', 'owner'],
  ['GET /account/lifestyle/:id/documents/:document', 'customer', 'owner'],
  ['POST /account/lifestyle/sign', 'strong-customer'],
  ['POST /account/lifestyle/:id/notice', 'customer', 'owner'],
  ['POST /account/lifestyle/:id/notice/take-back', 'customer', 'owner'],
  ['POST /account/lifestyle/:id/exchange', 'customer', 'owner'],
  ['POST /account/lifestyle/:id/pay', 'customer', 'owner'],
  ['POST /account/lifestyle/paid', 'shopper'],
  ['POST /account/lifestyle/connect', 'customer'],
  ['POST /account/lifestyle/:id/card', 'customer', 'owner'],
  ['POST /account/lifestyle/:id/card/save', 'customer', 'owner'],
  ['GET /booking/stores', 'anyone'],
  ['GET /booking/first-free', 'anyone'],
  ['GET /booking/slots', 'anyone'],
  ['POST /booking/hold', 'shopper'],
  ['GET /booking/hold/:ref', 'anyone', 'bearer'],
  ['POST /booking/hold/:ref/prolong', 'shopper', 'bearer'],
  ['POST /booking/hold/:ref/release', 'shopper', 'bearer'],
  ['POST /booking/book', 'shopper'],
  ['GET /booking/of/:number', 'anyone', 'owner'],
  ['POST /booking/of/:number/rebook', 'shopper', 'owner'],
  ['POST /booking/of/:number/cancel', 'shopper', 'owner'],
  ['POST /booking/of/:number/note', 'shopper', 'owner'],
  ['GET /booking/of/:number/calendar', 'anyone', 'owner'],
  ['GET /account/bookings', 'customer'],
  ['GET /booking/desk/days', 'exam-staff'],
  ['GET /booking/desk/slots', 'exam-staff'],
  ['POST /booking/desk/:number/open', 'exam-staff', 'staff'],
  ['POST /booking/desk/book', 'exam-staff'],
  ['POST /booking/desk/:number/move', 'exam-staff', 'staff'],
  ['POST /booking/desk/:number/visit', 'exam-staff', 'staff'],
  ['GET /booking/desk/absence', 'exam-staff'],
  ['POST /booking/desk/moves', 'exam-staff'],
  ['POST /booking/desk/:number/prescription', 'optician', 'staff'],
  ['POST /booking/desk/:number/print', 'optician', 'staff'],
  ['POST /booking/desk/:number/give', 'exam-staff', 'staff'],
  ['GET /booking/desk/figures', 'exam-staff'],
  ['GET /booking/desk/waiting', 'exam-staff'],
  ['POST /booking/desk/waiting', 'exam-staff'],
  ['POST /booking/desk/waiting/:number/remove', 'exam-staff', 'staff'],
  ['GET /booking/offer/:token', 'anyone', 'bearer'],
  ['POST /booking/offer/:token/take', 'shopper', 'bearer'],
  ['POST /booking/offer/:token/decline', 'shopper', 'bearer'],
  ['POST /booking/offer/:token/leave', 'shopper', 'bearer'],
  ['GET /booking/feed/:secret', 'anyone', 'bearer'],
  ['GET /account/passkeys', 'customer'],
  ['POST /account/passkeys/options', 'customer'],
  ['POST /account/passkeys', 'customer'],
  ['POST /account/passkeys/:ref/rename', 'customer', 'owner'],
  ['POST /account/passkeys/:ref/remove', 'customer', 'owner'],
  ['POST /account/sign-out', 'shopper'],
  ['POST /account/forgot-password', 'shopper'],
  ['GET /account/customer', 'customer'],
  ['GET /customer/search', 'order-reader'],
  ['POST /customer/:number/details', 'customer-staff', 'staff'],
  ['POST /customer/:number/end-sessions', 'customer-staff', 'staff'],
  ['POST /customer/:number/prescriptions/:ref', 'optician', 'staff'],
  ['GET /customer/:number/merge/:other', 'customer-service', 'staff'],
  ['POST /customer/:number/merge', 'customer-service', 'staff'],
  ['POST /customer/:number/export', 'customer-service', 'staff'],
  ['POST /customer/:number/deletion', 'customer-service', 'staff'],
  ['GET /account/news', 'customer'],
  ['POST /account/details', 'customer'],
  ['POST /account/marketing', 'customer'],
  ['POST /account/email', 'customer'],
  ['POST /account/password', 'customer'],
  ['GET /account/sessions', 'customer'],
  ['POST /account/sessions/:ref/end', 'customer', 'owner'],
  ['POST /account/sessions/end-others', 'customer'],
  ['GET /account/rights', 'customer'],
  ['GET /account/orders/:number/claims', 'customer', 'owner'],
  ['POST /account/orders/:number/claim', 'customer', 'owner'],
  ['GET /insurance/:ref/picture', 'order-handler', 'staff'],
  ['POST /insurance/:ref/answer', 'order-handler', 'staff'],
  ['POST /friends/join', 'shopper'],
  ['GET /friends/membership', 'customer'],
  ['POST /friends/leave', 'customer'],
  ['GET /friends/link/:token', 'anyone', 'bearer'],
  ['POST /friends/link/:token/join', 'shopper', 'bearer'],
  ['POST /friends/link/:token/leave', 'shopper', 'bearer'],
  ['GET /messages/subscription/:token', 'anyone', 'bearer'],
  ['POST /messages/subscription/:token/end', 'shopper', 'bearer'],
  ['GET /account/wishes', 'customer'],
  ['POST /account/notices', 'customer'],
  ['GET /account/exports', 'customer'],
  ['POST /account/exports', 'customer'],
  ['GET /account/exports/:ref/file', 'customer', 'owner'],
  ['GET /account/deletion', 'customer'],
  ['POST /account/deletion', 'customer'],
  ['GET /account/prescriptions', 'customer'],
  ['GET /account/prescriptions/:ref', 'strong-customer', 'owner'],
  ['GET /account/prescriptions/:ref/file', 'strong-customer', 'owner'],
  ['POST /account/prescriptions', 'customer'],
  ['POST /account/prescriptions/photo', 'customer'],
  ['POST /account/prescriptions/:ref/remove', 'strong-customer', 'owner'],
  ['POST /prescription/upload', 'shopper'],
  ['POST /order/:number/prescriptions/values', 'prescription-staff', 'staff'],
  ['POST /order/:number/prescriptions/file', 'prescription-staff', 'staff'],
  ['GET /order/awaited/:token', 'anyone', 'bearer'],
  ['POST /order/awaited/:token/values', 'shopper', 'bearer'],
  ['POST /order/awaited/:token/photo', 'shopper', 'bearer'],
  ['GET /account/invoices', 'customer'],
  ['GET /account/invoices/:id', 'customer', 'owner'],
  ['GET /account/invoices/:id/pdf', 'customer', 'owner'],
  ['POST /account/invoices/:id/pay', 'customer', 'owner'],
  ['POST /account/invoices/return', 'shopper'],
  ['GET /account/subscriptions', 'customer'],
  ['GET /account/subscribable', 'customer'],
  ['GET /account/subscriptions/:id', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/move', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/skip', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/send-earlier', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/activate', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/pay', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/products', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/interval', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/add', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/remove', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/replace', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/address', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/temporary-address', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/fit', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/pause', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/reactivate', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/cancel', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/card', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/card/save', 'customer', 'owner'],
  ['POST /account/subscriptions/:id/card/remove', 'customer', 'owner'],
  ['POST /account/subscriptions/paid', 'shopper'],
  ['GET /subscription/search', 'customer-staff'],
  ['POST /subscription/:id/act', 'customer-staff', 'staff'],
  ['POST /subscription/:id/give-back', 'order-handler', 'staff'],
  ['POST /invoice/make', 'order-handler'],
  ['POST /giftcard/issue', 'order-handler'],
  ['POST /giftcard/change', 'order-handler'],
  ['GET /invoice/:id/pdf', 'customer-staff', 'staff'],
  ['POST /invoice/:id/credit', 'order-handler', 'staff'],
  ['POST /invoice/:id/move', 'order-handler', 'staff'],
  ['POST /invoice/:id/refund', 'order-handler', 'staff'],
  ['POST /invoice/bank-file/read', 'order-handler'],
  ['POST /invoice/bank-file/record', 'order-handler'],
  ['GET /eye-doctor/towns', 'anyone'],
  ['GET /eye-doctor/times', 'anyone'],
  ['POST /eye-doctor/hold', 'shopper'],
  ['GET /eye-doctor/of/:token', 'anyone', 'bearer'],
  ['POST /eye-doctor/of/:token/release', 'shopper', 'bearer'],
  ['POST /eye-doctor/of/:token/confirm', 'shopper', 'bearer'],
  ['POST /eye-doctor/of/:token/cancel', 'shopper', 'bearer'],
  ['GET /account/eye-doctor-bookings', 'customer'],
  ['POST /letter/:id/again', 'customer-staff', 'staff'],
  ['GET /clock/ahead', 'admin'],
  ['POST /clock/move', 'admin'],
  ['POST /work/:id/again', 'customer-staff', 'staff'],
]

/** Who may do what with the documents of each collection through the REST that Payload makes. */
const collections: Record<string, { read: May; create: May; update: May; delete: May }> = {
  articles: { read: 'staff', create: 'admin', update: 'admin', delete: 'nobody' },
  // Order handlers correct stock only, which field access enforces.
  skus: { read: 'staff', create: 'admin', update: 'order-handler', delete: 'nobody' },
  prices: { read: 'staff', create: 'admin', update: 'nobody', delete: 'nobody' },
  brands: { read: 'staff', create: 'admin', update: 'marketer', delete: 'nobody' },
  categories: { read: 'staff', create: 'nobody', update: 'marketer', delete: 'nobody' },
  customers: { read: 'order-reader', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'customer-sessions': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'account-deletions': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'customer-merges': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'data-exports': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'kept-prescriptions': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'prescription-files': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'prescription-reads': { read: 'admin', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'booking-days': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  bookings: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'exam-waiting': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'insurance-claims': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'friends-members': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'freed-times': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  passkeys: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'passkey-challenges': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  identifications: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'kept-keys': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'account-links': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'store-stock': { read: 'staff', create: 'admin', update: 'admin', delete: 'admin' },
  media: { read: 'staff', create: 'editor', update: 'editor', delete: 'editor' },
  // Staff of a store change their own, of which the table has none.
  stores: { read: 'staff', create: 'admin', update: 'editor', delete: 'nobody' },
  // Editors write the words, which field access enforces; staff of a store plan their own, of which the table has none.
  'lifestyle-contracts': { read: 'customer-staff', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'lifestyle-rows': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'lifestyle-bills': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'lifestyle-documents': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'lifestyle-plans': { read: 'staff', create: 'admin', update: 'admin', delete: 'nobody' },
  'exam-types': { read: 'staff', create: 'admin', update: 'editor', delete: 'nobody' },
  optometrists: { read: 'staff', create: 'admin', update: 'admin', delete: 'nobody' },
  'exam-places': { read: 'staff', create: 'store-staff', update: 'admin', delete: 'nobody' },
  'shift-weeks': { read: 'staff', create: 'store-staff', update: 'admin', delete: 'admin' },
  shifts: { read: 'staff', create: 'store-staff', update: 'admin', delete: 'admin' },
  absences: { read: 'admin', create: 'store-staff', update: 'admin', delete: 'admin' },
  'discount-codes': { read: 'order-handler', create: 'admin', update: 'admin', delete: 'admin' },
  'delivery-methods': { read: 'staff', create: 'admin', update: 'admin', delete: 'admin' },
  videos: { read: 'staff', create: 'editor', update: 'editor', delete: 'editor' },
  tags: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
  'search-words': { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
  'search-picks': { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
  'search-answers': { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
  experiments: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
  'asked-words': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  tenants: { read: 'staff', create: 'admin', update: 'admin', delete: 'admin' },
  'behavior-batches': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'tenant-articles': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'feed-reports': { read: 'admin', create: 'nobody', update: 'nobody', delete: 'nobody' },
  // Marketers change what search engines show of a page that is no agreement.
  pages: { read: 'staff', create: 'editor', update: 'editor', delete: 'editor' },
  redirects: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
  // One that is live can only be stopped.
  releases: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
  'agreement-versions': { read: 'staff', create: 'nobody', update: 'nobody', delete: 'nobody' },
  questions: { read: 'staff', create: 'editor', update: 'editor', delete: 'editor' },
  forms: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
  'form-submissions': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'social-accounts': { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
  staff: { read: 'staff', create: 'admin', update: 'admin', delete: 'admin' },
  carts: { read: 'order-handler', create: 'nobody', update: 'nobody', delete: 'nobody' },
  orders: { read: 'order-reader', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'gift-cards': { read: 'order-handler', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'bought-cards': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'gift-card-movements': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  invoices: { read: 'customer-staff', create: 'nobody', update: 'nobody', delete: 'nobody' },
  subscriptions: { read: 'customer-staff', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'subscription-deliveries': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'bank-rows': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'eye-doctor-bookings': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  outbox: { read: 'customer-staff', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'stuck-steps': { read: 'customer-staff', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'unreadable-documents': { read: 'order-handler', create: 'nobody', update: 'nobody', delete: 'admin' },
  lookups: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'ledger-entries': { read: 'admin', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'ledger-totals': { read: 'admin', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'ledger-batches': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  charges: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'saved-cards': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'bought-rows': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  withdrawals: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  purchases: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  counters: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'catalog-changes': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'hold-places': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  guesses: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  invalidations: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'key-checks': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  leases: { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'limit-counts': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'idempotency-keys': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'shop-clock': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'scheduled-tasks': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  'payload-kv': { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' },
  // The admin's own collections: document locks and preferences.
  'payload-locked-documents': { read: 'staff', create: 'staff', update: 'staff', delete: 'staff' },
  'payload-preferences': { read: 'staff', create: 'staff', update: 'staff', delete: 'staff' },
}

/** The routes Payload makes for every collection; documents of some cannot be duplicated. */
const single = ['staff', 'releases', 'experiments']
/** Changing many is open to those who may change some: their own account, the words for search engines. */
const ownPlaces: Record<string, May> = {
  'PATCH /staff': 'staff',
  'PATCH /pages': 'marketer',
  // Who may not read it cannot copy it.
  'POST /absences/:id/duplicate': 'admin',
}
const generated: [string, string, keyof (typeof collections)[string]][] = [
  ['GET', '', 'read'],
  ['GET', '/count', 'read'],
  ['GET', '/:id', 'read'],
  ['POST', '', 'create'],
  ['POST', '/:id/duplicate', 'create'],
  ['PATCH', '', 'update'],
  ['PATCH', '/:id', 'update'],
  ['DELETE', '', 'delete'],
  ['DELETE', '/:id', 'delete'],
]

/** Routes of a single collection, and those with a rule of their own. */
const particular: Row[] = [
  made('GET /access', 'staff'),
  made('POST /staff/login', 'anyone'),
  made('POST /staff/logout', 'staff', { toStrangers: '400 request.malformed' }),
  made('POST /staff/refresh-token', 'staff', { toStrangers: FORBIDDEN }),
  made('POST /staff/forgot-password', 'anyone'),
  made('POST /staff/reset-password', 'anyone'),
  made('GET /staff/me', 'anyone'),
  made('GET /staff/init', 'staff'),
  made('POST /staff/unlock', 'admin'),
  made('POST /staff/first-register', 'nobody', { toStaff: CLOSED }),
  made('POST /staff/verify/:id', 'nobody', { toStaff: CLOSED }),
  made('GET /media/file/:filename', 'staff'),
  made('GET /videos/file/:filename', 'staff'),
  made('GET /media/paste-url/:id?', 'nobody', { toStaff: '400 request.malformed' }),
  made('GET /videos/paste-url/:id?', 'nobody', { toStaff: '400 request.malformed' }),
  made('GET /payload-preferences/:key', 'staff'),
  made('POST /payload-preferences/:key', 'staff'),
  made('DELETE /payload-preferences/:key', 'staff'),
]

/** Collections whose documents have versions; none has the id that the tests ask for. */
const versioned = ['pages', 'search-words', 'search-picks', 'search-answers']

/** The routes Payload makes for each global. */
const records: Record<string, { read: May; update: May }> = {
  seller: { read: 'staff', update: 'admin' },
  invoicing: { read: 'staff', update: 'admin' },
  'page-keys': { read: 'staff', update: 'marketer' },
  menus: { read: 'staff', update: 'marketer' },
  banner: { read: 'staff', update: 'editor' },
  suggesting: { read: 'staff', update: 'marketer' },
}

/** Every route below `/api`. */
export const rows: Row[] = [
  ...ours.map(([route, may, ownedBy]) => our(route, may, ownedBy)),
  ...Object.entries(collections).flatMap(([slug, may]) => [
    ...generated
      .filter(([, path]) => !(path.endsWith('/duplicate') && single.includes(slug)))
      .map(([method, path, operation]) => [`${method} /${slug}${path}`, may[operation]] as const)
      .map(([route, who]) => made(route, ownPlaces[route] ?? who)),
    // Gives which fields the caller may see and change, never their values.
    made(`POST /${slug}/access/:id?`, 'staff'),
    ...['GET', 'POST'].map((method) => made(`${method} /${slug}/versions/:id`, 'nobody', { toStaff: CLOSED })),
    versioned.includes(slug)
      ? made(`GET /${slug}/versions`, 'staff')
      : made(`GET /${slug}/versions`, 'nobody', { toStaff: CLOSED }),
  ]),
  ...Object.entries(records).flatMap(([slug, may]) => [
    made(`GET /globals/${slug}`, may.read),
    made(`POST /globals/${slug}`, may.update),
    made(`POST /globals/${slug}/access`, 'staff'),
    ...['GET', 'POST'].map((method) => made(`${method} /globals/${slug}/versions/:id`, 'nobody', { toStaff: CLOSED })),
    made(`GET /globals/${slug}/versions`, 'nobody', { toStaff: CLOSED }),
  ]),
  ...particular,
]

function our(route: string, may: May, ownedBy?: OwnedBy): Row {
  const toSignedIn = may === 'shopper' ? '403 request.token_stale' : '403 request.not_allowed'
  const toStrangers = may === 'shopper' ? toSignedIn : '401 request.not_signed_in'
  return { route, may, ownedBy, toStrangers, toOthers: toSignedIn, toStaff: toSignedIn }
}

function made(route: string, may: May, differences: Partial<Row> = {}): Row {
  const toStrangers = differences.toStrangers ?? CLOSED
  return { route, may, toStrangers, toOthers: toStrangers, toStaff: FORBIDDEN, ...differences }
}
