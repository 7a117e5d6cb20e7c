import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as cart from '#contracts/cart.ts'
import * as catalog from '#contracts/catalog.ts'
import * as checkout from '#contracts/checkout.ts'
import * as deliveries from '#contracts/deliveries.ts'
import * as giftcards from '#contracts/giftcards.ts'
import * as letters from '#contracts/letters.ts'
import * as orders from '#contracts/orders.ts'
import * as payments from '#contracts/payments.ts'
import { failures, refusals } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import * as stores from '#contracts/stores.ts'
import { buySomething } from './buy-something.ts'
import { prescription } from './some-eyes.ts'
import { goodsOf, type SomeGoods } from './some-goods.ts'
import { openRealShop, type Caller, type Heard, type RealShop } from './real-shop.ts'

/** The same tries every time; another number tries others. */
const SEED = Number(process.env.SEED ?? 20_261_121)
const TRIES = Number(process.env.TRIES ?? 30)

let shop: RealShop
let shopper: Caller
let other: Caller
let staff: Caller
let goods: SomeGoods
let number: string
/** A body for each changing route that would do. */
let good: Record<string, Record<string, unknown>>

beforeAll(async () => {
  shop = await openRealShop()
  goods = await goodsOf(shop.get)
  await buySomething(shop, await shop.shopper())
  number = (await shop.payload.db.findOne<{ id: number; number: string }>({ collection: 'orders', where: {} }))!.number
  ;[shopper, other] = [await shop.shopper(), await shop.shopper()]
  staff = await shop.signIn(await shop.hire('admin'))
  good = goodBodies()
  for (const path of ['/cart/update', '/cart/lenses']) expect((await send(path, good[path])).status).toBe(200)
}, 120_000)
afterAll(() => shop.close())

const modules = [cart, catalog, checkout, deliveries, giftcards, letters, orders, payments, stores]
const routes = modules.flatMap((all) => Object.values(all)).filter(isRoute)
const changes = routes.filter(({ method }) => method === 'post').map(({ path }) => path)
const questions = routes.filter(({ method }) => method === 'get').map(({ path }) => path)
const byShoppers = changes.filter((path) => !isOfStaff(path))

describe('a change that makes no sense', () => {
  let before: object
  beforeAll(async () => {
    before = await everything()
  })
  afterAll(async () => {
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['/cart/update', { skuId: 999_999 }, 'article.not_found'],
    ['/cart/update', { skuId: -1 }, 'request.malformed'],
    ['/cart/update', { skuId: '50001' }, 'request.malformed'],
    ['/cart/update', { skuId: [50_001] }, 'request.malformed'],
    ['/cart/update', { skuId: null }, 'request.malformed'],
    ['/cart/update', { quantity: 0 }, 'request.malformed'],
    ['/cart/update', { quantity: -5 }, 'request.malformed'],
    ['/cart/update', { quantity: 1.5 }, 'request.malformed'],
    ['/cart/update', { quantity: 13 }, 'cart.quantity_over_limit'],
    ['/cart/update', { quantity: 10_000 }, 'request.malformed'],
    ['/cart/update', { quantity: 1e308 }, 'request.malformed'],
    ['/cart/update', { childSkuId: 999_999 }, 'article.not_found'],
    ['/cart/update', { subscriptionInterval: 'm1' }, 'subscription.article_not_available'],
    ['/cart/update', { subscriptionInterval: 'm9' }, 'request.malformed'],
    ['/cart/update', { prescriptionGlasses: prescription() }, 'request.malformed'],
    ['/cart/update', { lensConfiguration: { tint: 'x'.repeat(41) } }, 'request.malformed'],
    ['/cart/lenses', { articleId: 999_999 }, 'article.not_found'],
    ['/cart/lenses', { confirmsPrescription: false }, 'prescription.not_confirmed'],
    ['/cart/lenses', { right: undefined }, 'prescription.missing'],
    ['/cart/lenses', { examinedOn: '2001-02-30' }, 'request.malformed'],
    ['/cart/lenses', { examinedOn: '2001-02-03' }, 'prescription.too_old'],
    ['/cart/lenses', { examinedOn: '2999-01-01' }, 'prescription.not_examined_yet'],
    ['/cart/lenses', { right: { parameters: {}, quantity: 1 } }, 'article.combination_not_made'],
    ['/cart/lenses', { right: { parameters: { power: -99 }, quantity: 1 } }, 'article.combination_not_made'],
    ['/cart/lenses', { right: { parameters: { color: 1 }, quantity: 1 } }, 'request.malformed'],
    ['/cart/quantity', { ref: 'gone' }, 'cart.line_missing'],
    ['/cart/quantity', { ref: '__proto__' }, 'cart.line_missing'],
    ['/cart/quantity', { ref: 'x'.repeat(65) }, 'request.malformed'],
    ['/cart/quantity', { quantity: -1 }, 'request.malformed'],
    ['/cart/quantity', { quantity: 13 }, 'cart.quantity_over_limit'],
    ['/cart/discount', { code: 'EI-TALLAISTA' }, 'discount.unknown'],
    ['/cart/discount', { code: 'TERVETULOA10\u0000' }, 'discount.unknown'],
    ['/cart/discount', { code: '%' }, 'discount.unknown'],
    ['/cart/discount', { code: { equals: 'TERVETULOA10' } }, 'request.malformed'],
    ['/cart/discount', { code: 'x'.repeat(41) }, 'request.malformed'],
    ['/cart/discount', { code: 'ENNAKKO15' }, 'discount.not_yet_valid'],
    ['/cart/discount', { code: 'OPTIIKKA20' }, 'discount.below_minimum'],
    ['/giftcard/balance', { number: '1234 5678 9012 3456' }, 'giftcard.not_found'],
    ['/giftcard/balance', { number: '' }, 'giftcard.not_found'],
    ['/giftcard/balance', { pin: '0000000000' }, 'giftcard.not_found'],
    ['/giftcard/balance', { pin: '\u0000' }, 'giftcard.not_found'],
    ['/giftcard/balance', { pin: 1234 }, 'request.malformed'],
    ['/giftcard/balance', { number: 'x'.repeat(41) }, 'request.malformed'],
    ['/checkout/quote', { deliveryMethodId: 1 }, 'delivery.method_unknown'],
    ['/checkout/quote', { deliveryMethodId: 0 }, 'request.malformed'],
    ['/checkout/quote', { giftCard: { number: '1', pin: '1' } }, 'giftcard.not_found'],
    ['/checkout/purchase', { shownTotal: 1 }, 'checkout.total_changed'],
    ['/checkout/purchase', { shownTotal: -1 }, 'checkout.total_changed'],
    ['/checkout/purchase', { shownTotal: 1e12 }, 'request.malformed'],
    ['/checkout/purchase', { acceptsTerms: false }, 'checkout.terms_not_accepted'],
    ['/checkout/purchase', { acceptsTerms: 'true' }, 'request.malformed'],
    ['/checkout/purchase', { paymentMethodId: 71 }, 'request.malformed'],
    ['/checkout/purchase', { paymentMethodId: 60 }, 'payment.method_unknown'],
    ['/checkout/purchase', { delivery: { methodId: 1 } }, 'delivery.method_unknown'],
    ['/checkout/purchase', { delivery: { methodId: 119 } }, 'delivery.store_missing'],
    ['/checkout/purchase', { delivery: { methodId: 119, storeId: -1 } }, 'delivery.store_missing'],
    ['/checkout/purchase', { note: 'x'.repeat(501) }, 'request.malformed'],
    ['/checkout/purchase', { contact: 'Aino' }, 'request.malformed'],
    ['/checkout/return', { 'checkout-stamp': 'unknown' }, 'payment.signature_wrong'],
    ['/checkout/return', { 'checkout-stamp': 1 }, 'request.malformed'],
    ['/order/lookup', { number: 12 }, 'request.malformed'],
    ['/order/lookup', { email: 'x'.repeat(201) }, 'request.malformed'],
    ['/order/:number/move', { to: 'lost' }, 'request.malformed'],
    ['/order/:number/move', { to: 'delivered' }, 'order.step_not_allowed'],
    ['/order/:number/move', { to: 'canceled' }, 'order.step_not_allowed'],
    ['/order/:number/cancel', { typed: 'S1' }, 'order.confirmation_not_typed'],
    ['/order/:number/cancel', { typed: null }, 'request.malformed'],
    ['/order/:number/refund', { amount: 0 }, 'request.malformed'],
    ['/order/:number/refund', { amount: -100 }, 'request.malformed'],
    ['/order/:number/refund', { amount: 0.5 }, 'request.malformed'],
    ['/order/:number/refund', { amount: 99_999_999 }, 'order.refund_too_large'],
    ['/order/:number/refund', { typed: '' }, 'order.confirmation_not_typed'],
    ['/order/:number/note', { note: ' \n ' }, 'request.malformed'],
    ['/order/:number/note', { note: 'x'.repeat(501) }, 'request.malformed'],
  ] as [string, Record<string, unknown>, keyof typeof refusals][])(
    '%s with %j is %s',
    async (path, differences, code) => {
      await expectNo(send(path, { ...good[path], ...differences }), code)
    },
  )

  test.each(changes.filter((path) => path.includes(':number')))('%s of an unknown order', async (path) => {
    for (const unknown of ['S00000000', '__proto__', '%F0%9F%91%93']) {
      const answer = await shop.post(
        `/api${path.replace(':number', unknown)}`,
        { ...good[path], typed: unknown },
        staff,
      )
      expect(answer.status === 404 || answer.code === 'order.confirmation_not_typed').toBe(true)
    }
  })

  test('an idempotency key longer than any, or used for something else', async () => {
    await expectNo(
      send('/cart/update', good['/cart/update'], { 'idempotency-key': 'x'.repeat(201) }),
      'request.malformed',
    )
  })
})

describe.each(changes)('POST %s', (path) => {
  test.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[{}]'],
    ['a number', '12'],
    ['a word', '"skuId"'],
    ['half a body', '{"skuId": 50001, "qua'],
    ['a body with two ends', '{}{}'],
    ['a nested bomb', '['.repeat(20_000)],
    ['a bomb with a key', '{"a":'.repeat(5000)],
    ['a byte that is no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('cannot read %s', async (_, body) => {
    await expectNo(send(path, body), 'request.malformed')
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'application/xml'])(
    'reads JSON only, not %s',
    async (type) => {
      const headers = { 'content-type': type, origin: shop.origin }
      await expectNo(send(path, JSON.stringify(good[path]), headers), 'request.malformed')
    },
  )

  test('hears of 3 MB that it is too much, announced or not', async () => {
    const body = Buffer.alloc(3_000_000, '{"a":"aaaaaaaaaaaaaa')
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }])
      expect(await send(path, body, headers)).toMatchObject({ status: 413, code: 'request.too_large' })
  })

  test('answers anything with what it was asked or a refusal, and writes nothing when it refuses', async () => {
    let before = await everything()
    const tried = fc.asyncProperty(mutant(good[path] ?? {}), async (body) => {
      const answer = await send(path, body)
      const after = await everything()
      expectSound(answer)
      if (answer.status !== 200) expect(after).toEqual(before)
      before = after
    })
    await fc.assert(tried, { numRuns: TRIES, seed: SEED })
  })
})

describe.each(questions)('GET %s', (path) => {
  test('answers anything with what it was asked or a refusal, and writes nothing', async () => {
    const before = await everything()
    const fields = /:\w+/.test(path) ? [] : (known[path] ?? [])
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom(...texts))
    const asked = fc.tuple(
      text,
      fc.array(fc.tuple(fc.constantFrom('x', '__proto__', ...fields), text), { maxLength: 5 }),
    )
    const tried = fc.asyncProperty(asked, async ([value, query]) => {
      const place = path.replace(/:\w+/g, () => encodeURIComponent(value.toWellFormed()))
      const words = query.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&')
      expectSound(await shop.knock(`/api${place}?${words}`, { headers: shopper }))
    })
    await fc.assert(tried, { numRuns: TRIES, seed: SEED })
    expect(await everything()).toEqual(before)
  })
})

describe.each(byShoppers)('POST %s of somebody else', (path) => {
  test('is refused, whatever was forged, and changes nothing', async () => {
    const before = await everything()
    for (const [name, headers] of Object.entries(forgeries())) {
      const answer = await shop.post(`/api${path}`, good[path], headers)
      expect([name, answer.status, answer.code]).toEqual([name, 403, 'request.token_stale'])
    }
    expect(await everything()).toEqual(before)
  })
})

describe('a question that is no question', () => {
  test.each([
    ['/catalog/list?page=1&page=2', 400, 'request.malformed'],
    ['/catalog/list?page=0', 400, 'request.malformed'],
    ['/catalog/list?page=1e9', 400, 'request.malformed'],
    ['/catalog/list?category=__proto__', 400, 'request.malformed'],
    ['/catalog/list?category=kehykset&category=kehykset', 400, 'request.malformed'],
    ['/catalog/list?q=a&q=b', 400, 'request.malformed'],
    ['/catalog/list?priceFrom=-1', 400, 'request.malformed'],
    ['/catalog/list?priceTo=NaN', 400, 'request.malformed'],
    ['/site/shopper?noCheckoutInfo=1&noCheckoutInfo=2', 400, 'request.malformed'],
    ['/delivery/pickup-points', 400, 'request.malformed'],
    ['/delivery/pickup-points?zip=0010&carrier=posti', 400, 'request.malformed'],
    ['/delivery/pickup-points?zip=00100&zip=00200&carrier=posti', 400, 'request.malformed'],
    ['/delivery/pickup-points?zip=00100&carrier=dhl', 400, 'request.malformed'],
    ['/article/999999', 404, 'article.not_found'],
    ['/article/-1', 404, 'article.not_found'],
    ['/article/1e3', 404, 'article.not_found'],
    ['/article/__proto__', 404, 'article.not_found'],
    ['/article/kehykset%2F..%2F..%2Fetc%2Fpasswd', 404, 'article.not_found'],
    ['/article/%00', 400, 'request.malformed'],
    [`/article/${'a'.repeat(301)}`, 400, 'request.malformed'],
    [`/article/${'a'.repeat(5000)}`, 400, 'request.malformed'],
    ['/article/%E0%A4%A', 400, 'request.malformed'],
    ['/order/confirmation/unknown', 404, 'checkout.purchase_missing'],
    [`/order/confirmation/${'a'.repeat(81)}`, 400, 'request.malformed'],
    ['/order/lookup/S12345678.zzzzzzzz.forged', 410, 'lookup.link_expired'],
    ['/order/lookup/..', 404, 'request.not_found'],
    ['/payment/paytrail/webhook', 401, 'payment.signature_wrong'],
    ['/payment/paytrail/webhook?checkout-stamp=a&checkout-stamp=b', 400, 'request.malformed'],
    [`/payment/paytrail/webhook?checkout-stamp=${'a'.repeat(501)}`, 400, 'request.malformed'],
    ['/payment/paytrail/webhook?signature=00&checkout-algorithm=sha256', 401, 'payment.signature_wrong'],
    ['/payment/paytrail/webhook?signature[]=00', 401, 'payment.signature_wrong'],
    ['/payment/paytrail/refund-webhook', 401, 'payment.signature_wrong'],
    ['/payment/paytrail/refund-webhook?checkout-stamp=a&checkout-stamp=b', 400, 'request.malformed'],
    ['/payment/paytrail/refund-webhook?signature=00&checkout-status=ok', 401, 'payment.signature_wrong'],
    ['/no/such/route', 404, 'request.not_found'],
  ] as [string, number, string][])('%s', async (path, status, code) => {
    expect(await shop.knock(`/api${path}`)).toMatchObject({ status, code })
  })
})

describe('a door that Payload makes by itself', () => {
  const globals = ['', '/health', '/catalog/list', '/site/shopper', '/none', '/__proto__', '/constructor/x', '/%25']

  test.each(globals)('/globals%s is shut to strangers, and breaks for nobody', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const sent = { method, ...(method !== 'GET' && { body: {} }) }
      const stranger = await shop.knock(`/api/globals${path}`, { ...sent, headers: shopper })
      expect(stranger).toMatchObject({ status: 404, code: 'request.not_found' })
      expect((await shop.knock(`/api/globals${path}`, { ...sent, headers: staff })).status).toBeLessThan(500)
    }
  })

  test.each(['missing.webp', `${'a'.repeat(300)}.webp`, 'keys.json'])(
    '/media/file/%s is not there, and staff hear so',
    async (name) => {
      for (const method of ['GET', 'HEAD'])
        expect(await shop.knock(`/api/media/file/${name}`, { method, headers: staff })).toMatchObject({ status: 404 })
    },
  )
})

describe('what staff ask of a list that Payload keeps', () => {
  test.each([
    '/articles/abc',
    '/orders/NaN',
    '/articles/1e999',
    '/articles?where[brand][equals]=abc',
    '/articles?where[nope][equals]=1',
    '/media/file/missing.webp?prefix=a',
  ])('%s cannot be read', async (path) => {
    const { status } = await shop.knock(`/api${path}`, { headers: staff })
    expect([400, 404]).toContain(status)
  })
})

describe('a line that breaks', () => {
  test('in the middle of a body changes nothing, and the next one is heard', async () => {
    const before = await everything()
    const text = JSON.stringify(good['/cart/update'])
    const head = [
      'POST /api/cart/update HTTP/1.1',
      `host: ${new URL(shop.origin).host}`,
      'content-type: application/json',
    ]
    const names = Object.entries(shopper).map(([name, value]) => `${name}: ${value}`)
    const said = await hangUp([...head, ...names, `content-length: ${text.length + 50}`, '', text].join('\r\n'))
    expect(said).not.toContain('200 OK')
    expect(await everything()).toEqual(before)
    expect(await shop.knock('/api/health')).toMatchObject({ status: 200 })
  })
})

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** What staff change is named in the path. */
function isOfStaff(path: string): boolean {
  return path.includes(':')
}

/** Sends a change as whoever may make it, with a shopper's cookie or a session of staff. */
function send(path: string, body: unknown, headers: Caller = {}): Promise<Heard> {
  const caller = isOfStaff(path) ? staff : shopper
  const place = path.replace(':number', number).replace(':ref', 'nobody').replace(':id', '1')
  return shop.post(`/api${place}`, body, { ...caller, ...headers })
}

async function expectNo(asked: Promise<Heard>, code: keyof typeof refusals | keyof typeof failures): Promise<void> {
  const answer = await asked
  expectSound(answer)
  expect({ status: answer.status, code: answer.code }).toEqual({ status: { ...refusals, ...failures }[code], code })
}

const codes: Record<string, number> = { ...refusals, ...failures }

/** What was asked for, or a refusal of the contract under its own status; nothing of the house in either. */
function expectSound({ status, code, text }: Heard): void {
  // An address whose letters are composed otherwise is sent to the one way of writing it.
  if (status !== 200 && status !== 301) expect([code, status]).toEqual([code, codes[code ?? '']])
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/node_modules|\.ts:\d+|SQLITE|\bat \w+ \(/)
}

/** How many documents there are of each kind, and how often this shopper's cart has changed. */
async function everything(): Promise<object> {
  // A guest's question is answered a moment after the reply.
  await vi.waitUntil(async () => (await shop.payload.db.count({ collection: 'lookups' })).totalDocs === 0)
  const [, shopperId] = /shopper=([\w-]+)\./.exec(shopper.cookie ?? '') ?? []
  const where = { shopperId: { equals: shopperId } }
  const kept = await shop.payload.db.findOne<{ id: number; version: number }>({ collection: 'carts', where })
  return { ...(await shop.counts()), version: kept?.version }
}

/** A good body with one place spoiled, or something else altogether. */
function mutant(body: Record<string, unknown>): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue({ maxDepth: 3 }))
  const spoiled = fc.tuple(fc.constantFrom(...placesIn(body), ['extra'], ['__proto__']), anything)
  return fc.oneof(
    { weight: 4, arbitrary: spoiled.map(([place, value]) => withAt(body, place, value)) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(body), '__proto__', 'constructor'), anything),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

const texts = [
  ...[
    '',
    ' ',
    '-1',
    'NaN',
    '1e9',
    '\u0000',
    '\u001b[31m',
    '\r\nBcc: a@example.com',
    '\ud800',
    '\u202e',
    '👓'.repeat(60),
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '=HYPERLINK("x")',
    '../..',
    '%00',
  ],
]
const nasty: unknown[] = [
  ...texts,
  ...[null, [], {}, true, -1, 0, 0.1, -0, 1e308, 2 ** 53, Number.MIN_SAFE_INTEGER, 'x'.repeat(10_000)],
  ...[{ equals: 1 }, { $gt: '' }, { __proto__: null, length: 1 }, [[[[[[]]]]]], { toString: 1 }, { toJSON: 1 }],
]

type Place = string[]

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  const below = Object.entries(value).flatMap(([name, one]) => placesIn(one, [...place, name]))
  return place.length > 0 ? [place, ...below] : below
}

function withAt(body: unknown, [name = '', ...rest]: Place, value: unknown): unknown {
  const spoiled = rest.length > 0 ? withAt((body as Record<string, unknown>)[name], rest, value) : value
  const entries = Object.entries(body as object).filter(([one]) => one !== name)
  return Object.fromEntries([...entries, [name, spoiled]])
}

/** What each question may be asked, so that tries reach further than its first word. */
const known: Record<string, string[]> = {
  '/catalog/list': ['category', 'group', 'q', 'brand', 'color', 'shape', 'priceFrom', 'priceTo', 'order', 'page'],
  '/delivery/pickup-points': ['zip', 'carrier'],
  '/site/shopper': ['noCheckoutInfo'],
  '/payment/paytrail/webhook': ['checkout-stamp', 'checkout-status', 'signature'],
  '/payment/paytrail/refund-webhook': ['checkout-stamp', 'checkout-status', 'signature'],
}

/** Ways to change the cart of a shopper one is not. */
function forgeries(): Record<string, Caller> {
  const { cookie = '', 'csrf-token': token = '' } = shopper
  const [, id = '', seal = ''] = /^shopper=([^.]+)\.(.+)$/.exec(cookie) ?? []
  const another = other['csrf-token'] ?? ''
  return {
    'no cookie': { 'csrf-token': token },
    'no token': { cookie },
    'an empty token': { cookie, 'csrf-token': '' },
    "another's token": { cookie, 'csrf-token': another },
    "one's token with another's cookie": { cookie, 'csrf-token': another.slice(1) + token.slice(0, 1) },
    'the seal of the cookie as token': { cookie, 'csrf-token': seal },
    'a token cut short': { cookie, 'csrf-token': token.slice(0, -1) },
    'a name changed': { cookie: `shopper=${crypto.randomUUID()}.${seal}`, 'csrf-token': token },
    'a seal changed': { cookie: `shopper=${id}.${seal.toLowerCase()}`, 'csrf-token': token },
    'a seal of yesterday, whose key is gone': { cookie: `shopper=${id}.${'A'.repeat(43)}`, 'csrf-token': token },
    'no seal': { cookie: `shopper=${id}`, 'csrf-token': token },
    'a forged cookie before the true one': {
      cookie: `shopper=${id}.${'A'.repeat(43)}; ${cookie}`,
      'csrf-token': token,
    },
    'control characters': { cookie: 'shopper=%00.%00', 'csrf-token': token },
    'a session of staff': { ...staff, 'csrf-token': token },
  }
}

function goodBodies(): typeof good {
  const { lens, bottle } = goods
  const right = { parameters: lens.parameters, quantity: 1 }
  return {
    '/cart/update': { skuId: bottle.skuId, quantity: 1, noCheckoutInfo: true },
    '/cart/lenses': { articleId: lens.articleId, right, confirmsPrescription: true, examinedOn: goods.today },
    '/cart/quantity': { ref: 'a row', quantity: 2 },
    '/cart/empty': {},
    '/cart/discount': { code: 'TERVETULOA10' },
    '/giftcard/balance': { number: '1234 5678 9012 3452', pin: '1234' },
    '/checkout/quote': { deliveryMethodId: 119, zip: '00100' },
    '/checkout/purchase': {
      contact: { firstName: 'Aino', lastName: 'Mäkelä', email: 'aino@example.com', phone: '040 123 4567' },
      address: { street: 'Mannerheimintie 1', zip: '00100', city: 'Helsinki' },
      delivery: { methodId: 119, storeId: 101 },
      paymentMethodId: 70,
      note: 'Soita ovikelloa',
      acceptsTerms: true,
      acknowledgesMadeToMeasure: true,
      shownTotal: bottle.amount + lens.amount,
    },
    '/checkout/return': { 'checkout-stamp': 'a', 'checkout-status': 'ok', 'checkout-amount': '1', signature: '00' },
    '/order/lookup': { number, email: 'aino@example.com' },
    '/order/:number/move': { to: 'confirmed', note: 'Katsottu' },
    '/order/:number/cancel': { typed: number, note: 'Asiakas pyysi' },
    '/order/:number/refund': { amount: 100, typed: number, note: 'Hyvitys' },
    '/order/:number/note': { note: 'Soitettu asiakkaalle' },
    '/order/:number/prescriptions': {},
    '/order/:number/refund/settle': { key: 'a refund', as: 'done', typed: number, note: 'Katsottu' },
    '/payment/late/:ref': { as: 'done', typed: '22,80', note: 'Katsottu' },
    '/letter/:id/again': {},
  }
}

/** Says this on a line of its own, then hangs up, and gives what was heard until then. */
function hangUp(said: string): Promise<string> {
  const { hostname, port } = new URL(shop.origin)
  return new Promise((resolve) => {
    let heard = ''
    const line = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () => line.end(said))
    line.on('data', (piece) => (heard += String(piece)))
    line.on('error', () => resolve(heard))
    line.on('close', () => resolve(heard))
  })
}
