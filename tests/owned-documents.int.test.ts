import { beforeAll, describe, expect, test } from 'vitest'
import type { SlotTime } from '#contracts/bookings.ts'
import type { CreationOptions, Passkey } from '#contracts/passkeys.ts'
import type { MyReturn } from '#contracts/withdrawals.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { rows } from './access-rows.ts'
import { bookingForm } from './booking-form.ts'
import { eventually } from './eventually.ts'
import { openInvoiceAdmin } from './invoice-admin.ts'
import { opened } from './opened.ts'
import { openOwnOrders, type SignedIn } from './own-orders.ts'
import { agreementTerms } from './some-company.ts'
import { forGiftCards, giftCardWish } from './some-gift-card.ts'
import { softwareAuthenticator } from './software-authenticator.ts'
import { prescription } from './some-prescription.ts'
import { signedContract } from './some-contract.ts'
import { someSubscription } from './some-subscription.ts'

const PDF = Buffer.from('%PDF-1.4\n%%EOF').toString('base64')

const admin = opened(openOwnOrders)

/** What each route asks for whose path names a document of one customer: which of Aino's it is, and what is sent. */
const asked: Record<string, { of: keyof Documents; unknown: string; body?: object }> = {
  'GET /account/orders/:number': { of: 'order', unknown: 'S12345674' },
  'POST /account/orders/:number/prescriptions': { of: 'order', unknown: 'S12345674', body: {} },
  'POST /account/orders/:number/cancel': { of: 'order', unknown: 'S12345674', body: {} },
  'POST /account/orders/:number/buy-again': { of: 'order', unknown: 'S12345674', body: {} },
  'GET /account/orders/:number/receipt': { of: 'order', unknown: 'S12345674' },
  'GET /account/orders/:number/return': { of: 'order', unknown: 'S12345674' },
  'POST /account/orders/:number/return': {
    of: 'order',
    unknown: 'S12345674',
    body: { rows: [{ ref: 'a row', quantity: 1 }], way: 'store' },
  },
  'GET /account/orders/:number/claims': { of: 'order', unknown: 'S12345674' },
  'POST /account/orders/:number/claim': {
    of: 'order',
    unknown: 'S12345674',
    body: { row: 'a row', words: 'Sanka katkesi.', file: PDF },
  },
  'GET /account/returns/:ref/label': { of: 'return', unknown: crypto.randomUUID() },
  'POST /account/sessions/:ref/end': { of: 'session', unknown: crypto.randomUUID(), body: {} },
  'GET /account/exports/:ref/file': { of: 'export', unknown: crypto.randomUUID() },
  'GET /account/prescriptions/:ref': { of: 'prescription', unknown: crypto.randomUUID() },
  'GET /account/prescriptions/:ref/file': { of: 'prescription', unknown: crypto.randomUUID() },
  'POST /account/prescriptions/:ref/remove': { of: 'prescription', unknown: crypto.randomUUID(), body: {} },
  'POST /account/passkeys/:ref/rename': { of: 'passkey', unknown: crypto.randomUUID(), body: { name: 'Minun' } },
  'POST /account/passkeys/:ref/remove': { of: 'passkey', unknown: crypto.randomUUID(), body: {} },
  'GET /booking/of/:number': { of: 'booking', unknown: 'ABCDEFGH' },
  'POST /booking/of/:number/rebook': { of: 'booking', unknown: 'ABCDEFGH', body: { hold: 'a' } },
  'POST /booking/of/:number/cancel': { of: 'booking', unknown: 'ABCDEFGH', body: {} },
  'POST /booking/of/:number/note': { of: 'booking', unknown: 'ABCDEFGH', body: { note: 'Hei' } },
  'GET /booking/of/:number/calendar': { of: 'booking', unknown: 'ABCDEFGH' },
  'GET /giftcard/bought/:ref': { of: 'giftCard', unknown: 'unknown' },
  'GET /giftcard/bought/:ref/pdf': { of: 'giftCard', unknown: 'unknown' },
  'POST /giftcard/bought/:ref/withdraw': { of: 'giftCard', unknown: 'unknown', body: {} },
  'GET /account/invoices/:id': { of: 'invoice', unknown: '0000000000' },
  'GET /account/invoices/:id/pdf': { of: 'invoice', unknown: '0000000000' },
  'POST /account/invoices/:id/pay': { of: 'invoice', unknown: '0000000000', body: { amount: 1000 } },
  'GET /account/subscriptions/:id': { of: 'subscription', unknown: '10000008' },
  'POST /account/subscriptions/:id/move': {
    of: 'subscription',
    unknown: '10000008',
    body: { version: 1, on: '2099-03-01' },
  },
  'POST /account/subscriptions/:id/skip': { of: 'subscription', unknown: '10000008', body: { version: 1 } },
  'POST /account/subscriptions/:id/send-earlier': { of: 'subscription', unknown: '10000008', body: { version: 1 } },
  'POST /account/subscriptions/:id/activate': { of: 'subscription', unknown: '10000008', body: { version: 1 } },
  'POST /account/subscriptions/:id/pay': { of: 'subscription', unknown: '10000008', body: { version: 1 } },
  'POST /account/subscriptions/:id/products': {
    of: 'subscription',
    unknown: '10000008',
    body: { version: 1, products: [] },
  },
  'POST /account/subscriptions/:id/interval': {
    of: 'subscription',
    unknown: '10000008',
    body: { version: 1, interval: 'm3' },
  },
  'POST /account/subscriptions/:id/add': {
    of: 'subscription',
    unknown: '10000008',
    body: { version: 1, articleId: 1 },
  },
  'POST /account/subscriptions/:id/remove': { of: 'subscription', unknown: '10000008', body: { version: 1, ref: 'a' } },
  'POST /account/subscriptions/:id/replace': {
    of: 'subscription',
    unknown: '10000008',
    body: { version: 1, ref: 'a', articleId: 1 },
  },
  'POST /account/subscriptions/:id/address': {
    of: 'subscription',
    unknown: '10000008',
    body: { version: 1, address: { street: 'Katu 1', zip: '33100', city: 'Tampere' } },
  },
  'POST /account/subscriptions/:id/temporary-address': {
    of: 'subscription',
    unknown: '10000008',
    body: { version: 1, temporary: null },
  },
  'POST /account/subscriptions/:id/fit': {
    of: 'subscription',
    unknown: '10000008',
    body: { version: 1, answer: 'fits' },
  },
  'POST /account/subscriptions/:id/pause': { of: 'subscription', unknown: '10000008', body: { version: 1 } },
  'POST /account/subscriptions/:id/reactivate': { of: 'subscription', unknown: '10000008', body: { version: 1 } },
  'POST /account/subscriptions/:id/cancel': { of: 'subscription', unknown: '10000008', body: { version: 1 } },
  'POST /account/subscriptions/:id/card': { of: 'subscription', unknown: '10000008', body: {} },
  'POST /account/subscriptions/:id/card/save': {
    of: 'subscription',
    unknown: '10000008',
    body: { proof: { signature: '00' } },
  },
  'GET /account/lifestyle/:id': { of: 'lifestyle', unknown: '10000008' },
  'GET /account/lifestyle/:id/glasses': { of: 'lifestyle', unknown: '10000008' },
  'GET /account/lifestyle/:id/documents/:document': { of: 'lifestyle', unknown: '10000008' },
  'POST /account/lifestyle/:id/notice': { of: 'lifestyle', unknown: '10000008', body: { version: 1 } },
  'POST /account/lifestyle/:id/notice/take-back': { of: 'lifestyle', unknown: '10000008', body: { version: 1 } },
  'POST /account/lifestyle/:id/withdraw': { of: 'lifestyle', unknown: '10000008', body: { version: 1 } },
  'POST /account/lifestyle/:id/glasses': {
    of: 'lifestyle',
    unknown: '10000008',
    body: { skuId: 50_001, childSkuId: 50_002 },
  },
  'POST /account/lifestyle/:id/exchange': {
    of: 'lifestyle',
    unknown: '10000008',
    body: { version: 1, pair: 0, row: 'a row', acceptsBinding: true },
  },
  'POST /account/lifestyle/:id/new-lenses': {
    of: 'lifestyle',
    unknown: '10000008',
    body: { version: 1, pair: 0, row: 'x' },
  },
  'POST /account/lifestyle/:id/plan': {
    of: 'lifestyle',
    unknown: '10000008',
    body: { version: 1, plan: 'vapaa', shownMonthly: 1900 },
  },
  'POST /account/lifestyle/:id/pay': { of: 'lifestyle', unknown: '10000008', body: { version: 1 } },
  'POST /account/lifestyle/:id/card': { of: 'lifestyle', unknown: '10000008', body: {} },
  'POST /account/lifestyle/:id/card/save': {
    of: 'lifestyle',
    unknown: '10000008',
    body: { proof: { signature: '00' } },
  },
  'GET /account/company/:businessId/requisitions': { of: 'company', unknown: '3000105-5' },
  'GET /account/company/:businessId/agreement': { of: 'company', unknown: '3000105-5' },
  'POST /account/company/:businessId/requisitions': {
    of: 'company',
    unknown: '3000105-5',
    body: { employee: { name: 'Kalle', email: 'kalle@example.com', number: '' }, pays: ['exam'], kind: 'physical' },
  },
  'POST /account/company/:businessId/requisitions/:code/withdraw': { of: 'company', unknown: '3000105-5', body: {} },
  'GET /account/company/:businessId/requisitions/:code/paper': { of: 'company', unknown: '3000105-5' },
  'POST /account/subscriptions/:id/card/remove': { of: 'subscription', unknown: '10000008', body: { version: 1 } },
}
/** What a store has sold is its session's, and asked for by no customer. */
const owned = rows.filter(({ ownedBy, may }) => ownedBy === 'owner' && may !== 'store')

interface Documents {
  booking: string
  order: string
  return: string
  invoice: string
  prescription: string
  export: string
  session: string
  passkey: string
  giftCard: string
  subscription: string
  lifestyle: string
  company: string
}
let documents: Documents
let others: Record<'weak' | 'strong', SignedIn>

beforeAll(async () => {
  await admin.setStock(20)
  const aino = await admin.customer()
  await admin.identify(aino)
  documents = await documentsOf(aino)
  others = { weak: await admin.customer(), strong: await admin.customer() }
  await admin.identify(others.strong)
})

test('every route that names a document of one customer is tested', () => {
  expect(Object.keys(asked).toSorted()).toEqual(owned.map(({ route }) => route).toSorted())
})

describe.each(owned)('$route', ({ route, may }) => {
  test.each(['weak', 'strong'] as const)(
    'answers another customer with %s trust as for an unknown document',
    async (trust) => {
      const before = await stored()
      const { of, unknown } = asked[route]!
      const foreign = await ask(others[trust], route, documents[of])
      expect(foreign).toEqual(await ask(others[trust], route, unknown))
      const isTooWeak = may === 'strong-customer' && trust === 'weak'
      // Such a route refuses a customer who represents no company.
      const refused = may === 'representative' ? 'request.not_allowed' : 'request.needs_strong_identification'
      expect(foreign).toMatchObject(
        isTooWeak || may === 'representative'
          ? { status: 403, body: { code: refused } }
          : { status: 404, body: { code: expect.stringMatching(/_?not_found$/) as string } },
      )
      expect(await stored()).toEqual(before)
    },
  )
})

/** What the collections hold in which such documents lie, or what is done with them. */
function stored() {
  const stores = [
    'orders',
    'withdrawals',
    'invoices',
    'subscriptions',
    'lifestyle-contracts',
    'kept-prescriptions',
    'prescription-reads',
    'carts',
    'bookings',
    'company-agreements',
    'requisitions',
  ] as const
  return Promise.all(
    [...stores, 'data-exports', 'customer-sessions'].map((slug) => findAll(admin.shop, slug as 'orders', {})),
  )
}

function ask({ ask: send }: SignedIn, route: string, id: string) {
  const [, path = ''] = route.split(' ')
  return send(
    path.replace(/:\w+/, id).replace(':document', 'contract-1').replace(':code', '2222-2222-2222'),
    asked[route]?.body,
  )
}

/** One of everything that a customer has and a path names. */
async function documentsOf(aino: SignedIn): Promise<Documents> {
  const { number: order } = await admin.boughtBy(aino, 2)
  await admin.send(order)
  const [row] = (await admin.orderNumbered(order)).bought.lines
  const chosen = { rows: [{ ref: row?.ref, quantity: 1 }], way: 'post' }
  const declared = await aino.ask(`/account/orders/${order}/return`, chosen)
  const photo = await aino.ask('/account/prescriptions/photo', { file: PDF })
  expect([declared.status, photo.status]).toEqual([200, 200])
  expect(await aino.ask('/account/prescriptions', { glasses: prescription() })).toMatchObject({ status: 200 })
  const invoices = await openInvoiceAdmin(admin)
  const invoice = await invoices.make(aino, [{ name: 'Sovitus', amount: 1000, vatRate: 2550 }])
  await aino.ask('/account/exports', {})
  const customer = { customer: { equals: await admin.customerNumber(aino) } }
  const made = await eventually(async () =>
    (await findAll(admin.shop, 'data-exports', customer)).find(({ state }) => state === 'ready'),
  )
  const [session] = await findAll(admin.shop, 'customer-sessions', customer)
  return {
    booking: await bookingOf(aino),
    passkey: await passkeyOf(aino),
    order,
    invoice: invoice.id,
    export: made.ref,
    session: session?.ref ?? '',
    giftCard: await giftCardOf(aino),
    subscription: String((await someSubscription(admin, aino)).number),
    lifestyle: String((await signedContract(admin, aino)).id),
    company: await companyOf(aino),
    return: (declared.body['return'] as MyReturn).ref,
    prescription: photo.body['ref'] as string,
  }
}

/** Business ID of a company that the customer represents. */
async function companyOf(aino: SignedIn): Promise<string> {
  const asked = { terms: agreementTerms(), mayActFor: true, acceptsTerms: true }
  const { number } = (await aino.ask('/account/business/sign', asked)).body
  const action = { version: 1, deed: 'activate', note: 'Kaupparekisteriote' }
  await admin.shop.ask(`/business/agreements/${String(number)}/act`, action, admin.handler)
  expect((await aino.ask(`/account/company/${asked.terms.businessId}/requisitions`)).status).toBe(200)
  return asked.terms.businessId
}

async function giftCardOf(aino: SignedIn): Promise<string> {
  const headers = await admin.headersOf(aino)
  await admin.shop.ask('/cart/gift-card', { giftCard: giftCardWish({ by: 'print' }) }, headers)
  const { number } = await admin.paidOrder({ ...admin.contactOf(aino.email), ...forGiftCards(5000) }, headers)
  return (await findOne(admin.shop, 'bought-cards', { order: { equals: number } }))?.ref ?? ''
}

async function passkeyOf(aino: SignedIn): Promise<string> {
  const { body: asked } = await aino.ask('/account/passkeys/options', { customer: await admin.customerNumber(aino) })
  const { challenge, user } = asked['options'] as CreationOptions
  const device = softwareAuthenticator({ origin: 'http://localhost:10', rpId: 'localhost' })
  const credential = device.create({ challenge, user: user.id })
  const { body } = await aino.ask('/account/passkeys', { name: 'Ainon puhelin', credential })
  const [passkey] = body['passkeys'] as [Passkey]
  return passkey.ref
}

/** Number of an exam that the customer has booked. */
async function bookingOf(aino: SignedIn): Promise<string> {
  const exam = { examType: 'nakotarkastus', store: 101 }
  const { first } = (await aino.ask('/booking/first-free?examType=nakotarkastus&store=101')).body as { first: SlotTime }
  const wish = { ...exam, ageGroup: '18_75', day: first.day, time: first.time }
  const { hold } = (await aino.ask('/booking/hold', wish)).body as { hold: { ref: string } }
  const { booking } = (await aino.ask('/booking/book', { hold: hold.ref, form: bookingForm() })).body as {
    booking: { number: string }
  }
  return booking.number
}
