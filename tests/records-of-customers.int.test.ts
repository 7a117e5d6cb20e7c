import { expect, test } from 'vitest'
import { keptKinds, recordKeepersOf } from '#plugins/customers/customer-records.ts'
import { opened } from './opened.ts'
import { openTrial } from './trial-shop.ts'

const trial = opened(openTrial)

/** The keeper that gives out and deletes what a collection holds of a customer. */
const kept: Record<string, string> = {
  customers: 'account',
  'account-links': 'account',
  'data-exports': 'account',
  'customer-merges': 'account',
  'customer-sessions': 'sessions',
  passkeys: 'passkeys',
  outbox: 'letters',
  carts: 'cart',
  purchases: 'purchases',
  'saved-cards': 'saved-cards',
  orders: 'orders',
  invoices: 'invoices',
  subscriptions: 'subscriptions',
  'lifestyle-contracts': 'lifestyle',
  'kept-prescriptions': 'prescriptions',
  'prescription-files': 'prescriptions',
  withdrawals: 'withdrawals',
  'eye-doctor-bookings': 'eye-doctors',
  'form-submissions': 'forms',
  bookings: 'bookings',
  'exam-waiting': 'exam-waiting',
  'friends-members': 'friends',
  'insurance-claims': 'insurance',
  'referral-codes': 'referral',
  referrals: 'referral',
}

/** Why a collection needs no keeper. */
const without: Record<string, string> = {
  'account-deletions': 'holds the number of an account that is gone, for a year',
  'booking-days': 'holds times of a store by secret references, and names nobody',
  'freed-times': 'holds times of a store by secret references, and names nobody',
  'bought-rows': 'names rows of carts and no shopper',
  charges: 'is bookkeeping: it names purchases and invoices by their references',
  'winback-offers': 'name contracts, and are deleted after a year',
  'subscription-deliveries': 'go with their subscription, which names the customer',
  'lifestyle-rows': 'go with their contract, which names the customer',
  'price-rises': 'names articles and their prices, and no customer',
  'lifestyle-bills': 'go with their contract, which names the customer',
  'lifestyle-documents': 'go with their contract, which names the customer',
  'ledger-entries': 'is bookkeeping: it names contracts by their numbers',
  'ledger-totals': 'is bookkeeping: it holds sums of months',
  'ledger-batches': 'is bookkeeping: it names entries for as long as they are counted',
  'bank-rows': 'is bookkeeping: it names invoices by their references',
  'prescription-reads': 'tells who has read health data, by refs',
  'bought-cards': 'belongs to an order, whose record has what was written on the card and to whom it went',
  'gift-card-movements': 'is bookkeeping: it names cards, which name nobody',
  'gift-cards': 'belongs to whoever holds it, and names nobody',
  'staff-passkeys': 'belongs to members of staff, and goes with their accounts',
  'passkey-challenges': 'names a browser for five minutes, and is deleted within an hour',
  identifications: 'is deleted after three days at most, and makes an account or becomes part of one before',
  lookups: 'is answered in a moment and deleted after a day',
  'idempotency-keys': 'is deleted after a day',
  'hold-places': 'names holds by secret references for as long as they last, and nobody',
  guesses: 'is deleted an hour after it has ended',
  'limit-counts': 'is deleted an hour after it has ended',
  'stuck-steps': 'names documents and no person',
  'unreadable-documents': 'names documents and no person',
  'asked-words': 'counts words of searches by day, and names nobody',
  'behavior-batches': 'names browsers by ids that nothing binds to a customer, and is deleted after 90 days',
}

/** Collections of goods, pages, stores, staff and machinery, which hold nothing of customers. */
const ofTheShop = [
  ...[
    'agreement-versions',
    'articles',
    'brands',
    'catalog-changes',
    'categories',
    'counters',
    'delivery-methods',
    'discount-codes',
  ],
  ...[
    'forms',
    'invalidations',
    'kept-keys',
    'key-checks',
    'leases',
    'media',
    'pages',
    'prices',
    'questions',
    'redirects',
  ],
  ...['lifestyle-plans', 'referral-promises'],
  ...['exam-types', 'optometrists', 'exam-places', 'shift-weeks', 'shifts', 'absences'],
  ...['search-words', 'search-picks', 'search-answers', 'experiments', 'tenants', 'tenant-articles', 'feed-reports'],
  ...[
    'releases',
    'shop-clock',
    'scheduled-tasks',
    'skus',
    'social-accounts',
    'staff',
    'store-stock',
    'stores',
    'tags',
    'videos',
  ],
]

test('every collection has a keeper of what it holds of a customer, or a reason to have none', async () => {
  const keepers = recordKeepersOf(await trial.shop.req())
  const slugs = trial.shop.payload.config.collections.map(({ slug }) => slug).filter((slug) => !/^payload-/.test(slug))
  const unknown = slugs.filter((slug) => !(slug in kept) && !(slug in without) && !ofTheShop.includes(slug))
  expect(unknown).toEqual([])
  expect(Object.values(kept).filter((name) => !keepers.has(name))).toEqual([])
})

test('every keeper moves its records where two accounts become one, but for what is forgotten then', async () => {
  const without = [...recordKeepersOf(await trial.shop.req())].flatMap(([name, { merge }]) => (merge ? [] : [name]))
  expect(without.toSorted()).toEqual(['account', 'passkeys', 'sessions'])
})

test('what may stay after a deletion has a sentence', async () => {
  const { default: tasks } = await import('#locales/fi/account-tasks.json', { with: { type: 'json' } })
  const words = keptKinds.flatMap((kind) => [`${kind}_one`, `${kind}_other`])
  expect(Object.keys(tasks.kept).toSorted()).toEqual(words.toSorted())
})
