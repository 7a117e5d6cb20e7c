import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Article, Listing } from '#contracts/catalog.ts'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { cartPlugin } from '#plugins/cart/index.ts'
import { catalogPlugin } from '#plugins/catalog/index.ts'
import { checkoutPlugin } from '#plugins/checkout/index.ts'
import { deliveriesPlugin } from '#plugins/deliveries/index.ts'
import { discountsPlugin } from '#plugins/discounts/index.ts'
import { giftcardsPlugin } from '#plugins/giftcards/index.ts'
import { issueGiftCard } from '#plugins/giftcards/repository.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/documents.ts'
import { seedsOf } from '#plugins/kit/extend.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { sweepAll } from '#plugins/kit/sweeps.ts'
import { storesPlugin } from '#plugins/stores/index.ts'
import { openStandIns } from '../../stand-ins/open-stand-ins.ts'
import { ordersPlugin } from './index.ts'

const HOUR_MS = 3_600_000

let shop: Shop
let world: Awaited<ReturnType<typeof openStandIns>>
let goods: { skuId: number; amount: number; storeId: number }

beforeAll(async () => {
  world = await openStandIns({ port: 0, smtpPort: 0, data: mkdtempSync(join(tmpdir(), 'world-')), retrySeconds: [] })
  Object.assign(process.env, {
    PAYTRAIL_URL: world.url,
    PICKUP_POINTS_URL: world.url,
    PAYTRAIL_MERCHANT: '375917',
    PAYTRAIL_SECRET: 'SAIPPUAKAUPPIAS',
    SHOP_URL: 'http://localhost:1',
    SHOP_LIMITS: 'off',
  })
  shop = await openShop([
    storesPlugin(),
    catalogPlugin(),
    discountsPlugin(),
    deliveriesPlugin(),
    cartPlugin(),
    giftcardsPlugin(),
    checkoutPlugin(),
    ordersPlugin(),
  ])
  for (const { plant } of seedsOf(shop.payload.config)) await plant(shop.payload, resolve('content-seeds'))
  goods = await somethingSimple()
}, 120_000)

afterAll(async () => {
  moveClock()
  await shop.close()
  await world.close()
})

beforeEach(async () => {
  moveClock()
  await setStock(20)
})

describe('a purchase', () => {
  test('that is paid becomes one order, and its pieces leave shelf and cart', async () => {
    const shopper = await shopperWith(2)
    const { next, purchaseRef } = await purchase(shopper, { shownTotal: 2 * goods.amount })
    expect(await stock()).toBe(18)
    const proof = await pay(next)
    expect(await settle(proof)).toEqual({ outcome: 'paid', purchaseRef })
    const order = await orderOf(purchaseRef)
    expect(order).toMatchObject({ state: 'received', totalCost: 2 * goods.amount, email: 'aino@example.com' })
    expect(await stock()).toBe(18)
    expect((await cartOf(shopper)).items).toEqual([])
    const mail = await findOne<{ to: string }>(shop, 'outbox', {
      key: { equals: `order ${order?.number} confirmation` },
    })
    expect(mail?.to).toBe('aino@example.com')
  })

  test('proven ten times at once, by return and webhook alike, is one order', async () => {
    const { next, purchaseRef } = await purchase(await shopperWith(1))
    const proof = await pay(next)
    const said = await Promise.all([
      ...Array.from({ length: 5 }, () => settle(proof)),
      ...Array.from({ length: 5 }, () => webhook(proof)),
    ])
    expect(said).toHaveLength(10)
    const { totalDocs } = await shop.payload.count({
      collection: 'orders' as never,
      where: { purchaseRef: { equals: purchaseRef } },
    })
    expect(totalDocs).toBe(1)
    expect(await stock()).toBe(19)
  })

  test('sent twice under one key is one purchase', async () => {
    const shopper = { ...(await shopperWith(1)), 'Idempotency-Key': 'once' }
    const first = await purchase(shopper)
    expect(await purchase(shopper)).toEqual(first)
    expect(await stock()).toBe(19)
  })

  test('that the provider declines gives its pieces back and leaves the cart; a second try is paid', async () => {
    const shopper = await shopperWith(3)
    const shownTotal = 3 * goods.amount
    const declined = await purchase(shopper, { shownTotal })
    expect(await settle(await pay(declined.next, 'cancel'))).toMatchObject({ outcome: 'canceled' })
    expect(await stock()).toBe(20)
    expect((await cartOf(shopper)).pieces).toBe(3)
    const again = await purchase(shopper, { shownTotal })
    expect(await settle(await pay(again.next))).toMatchObject({ outcome: 'paid' })
    expect(await stock()).toBe(17)
  })

  test('whose shopper closed the tab is found paid by the sweep', async () => {
    const { next, purchaseRef } = await purchase(await shopperWith(1))
    await pay(next)
    await sweepAll(shop.payload)
    expect(await orderOf(purchaseRef)).toMatchObject({ state: 'received' })
  })

  test('that nobody pays within the hour gives its pieces back', async () => {
    const { purchaseRef } = await purchase(await shopperWith(1))
    moveClock(2 * HOUR_MS)
    await sweepAll(shop.payload)
    expect(await stock()).toBe(20)
    expect(await purchaseState(purchaseRef)).toBe('abandoned')
  })

  test('paid after it had been given up takes its pieces again', async () => {
    const { next, purchaseRef } = await purchase(await shopperWith(1))
    moveClock(2 * HOUR_MS)
    await sweepAll(shop.payload)
    expect(await settle(await pay(next))).toMatchObject({ outcome: 'paid' })
    expect(await orderOf(purchaseRef)).toMatchObject({ state: 'received' })
    expect(await stock()).toBe(19)
  })

  test('paid after its pieces had gone is refunded by itself, and the shopper told', async () => {
    const { next, purchaseRef } = await purchase(await shopperWith(1))
    moveClock(2 * HOUR_MS)
    await sweepAll(shop.payload)
    await setStock(0)
    expect(await settle(await pay(next))).toMatchObject({ outcome: 'canceled' })
    expect(await purchaseState(purchaseRef)).toBe('refunded')
    expect(await paymentOf(purchaseRef)).toMatchObject({ refundedAmount: goods.amount })
    expect(await orderOf(purchaseRef)).toBeNull()
    expect(await findOne(shop, 'outbox', { key: { equals: `purchase ${purchaseRef} refunded` } })).not.toBeNull()
  })

  test('cut off by a crash while its stock was taken is put back, and nothing is lost', async () => {
    const shopper = await shopperWith(1)
    const { purchaseRef } = await purchase(shopper)
    const where = { ref: { equals: purchaseRef } }
    await shop.payload.db.updateOne({ collection: 'purchases' as never, where, data: { state: 'freezing' } })
    moveClock(2 * 60_000)
    await sweepAll(shop.payload)
    expect(await purchaseState(purchaseRef)).toBe('abandoned')
    expect(await stock()).toBe(20)
  })

  test('paid, but cut off before its order was made, gets its order from the sweep', async () => {
    const { next, purchaseRef } = await purchase(await shopperWith(1))
    await pay(next)
    const where = { ref: { equals: purchaseRef } }
    await shop.payload.db.updateOne({ collection: 'purchases' as never, where, data: { state: 'paid' } })
    await sweepAll(shop.payload)
    expect(await orderOf(purchaseRef)).not.toBeNull()
    expect(await stock()).toBe(19)
  })
})

describe('the shop says no to a purchase', () => {
  test('whose sum is not the one that was shown, with both sums', async () => {
    const answer = await place(await shopperWith(1), { shownTotal: goods.amount - 1 })
    expect(await answer.json()).toEqual({
      code: 'checkout.total_changed',
      details: { shown: goods.amount - 1, actual: goods.amount },
    })
    expect(answer.status).toBe(409)
    expect(await stock()).toBe(20)
  })

  test('of what was sold out in between, and takes nothing', async () => {
    const shopper = await shopperWith(2)
    await setStock(1)
    await expectNo(place(shopper, { shownTotal: 2 * goods.amount }), 409, 'article.sold_out')
    expect(await stock()).toBe(1)
  })

  test('when the provider is silent or broken, and puts everything back', async () => {
    const shopper = await shopperWith(1)
    await control({ mode: 'error-500' })
    await expectNo(place(shopper), 503, 'payment.unavailable')
    expect(await stock()).toBe(20)
    expect((await purchase(shopper)).next).toContain('/pay/')
  })

  test.each<[string, Partial<PurchaseForm>, number, string]>([
    ['without terms', { acceptsTerms: false }, 422, 'checkout.terms_not_accepted'],
    ['to a method unknown', { delivery: { methodId: 999 } }, 422, 'delivery.method_unknown'],
    ['to no store', { delivery: { methodId: 119 } }, 422, 'delivery.store_missing'],
    ['to a store that is none', { delivery: { methodId: 119, storeId: 999 } }, 422, 'delivery.store_missing'],
    ['to no pickup point', { delivery: { methodId: 201 }, shownTotal: -1 }, 422, 'delivery.pickup_point_missing'],
    ['by a way not offered', { paymentMethodId: 60 }, 422, 'payment.method_unknown'],
    ['with a gift card that is none', { giftCard: { number: '1234', pin: '0000' } }, 404, 'giftcard.not_found'],
  ])('%s', async (_, differences, status, code) => {
    await expectNo(place(await shopperWith(1), differences), status, code)
    expect(await stock()).toBe(20)
  })

  test.each([
    ['firstName', '<b>Aino</b>', 'contact.name_malformed'],
    ['email', 'aino', 'contact.email_malformed'],
    ['email', 'aino@example.com\r\nBcc: all@example.com', 'contact.email_malformed'],
    ['phone', '12', 'contact.phone_malformed'],
  ])('of somebody whose %s is %j', async (field, value, code) => {
    const contact = { ...form().contact, [field]: value }
    await expectNo(place(await shopperWith(1), { contact }), 422, code)
  })

  test('with nothing in the cart', async () => {
    await expectNo(place(await shop.newShopper()), 409, 'cart.empty')
  })
})

describe('a proof of payment', () => {
  test('that was forged is refused and changes nothing', async () => {
    const { next, purchaseRef } = await purchase(await shopperWith(1))
    const proof = await pay(next, 'cancel')
    await expectNo(webhookAnswer({ ...proof, 'checkout-status': 'ok' }), 401, 'payment.signature_wrong')
    await expectNo(webhookAnswer({ ...proof, signature: '' }), 401, 'payment.signature_wrong')
    await expectNo(webhookAnswer({}), 401, 'payment.signature_wrong')
    expect(await purchaseState(purchaseRef)).toBe('awaiting_payment')
  })

  test('said again long after changes nothing more', async () => {
    const { next, purchaseRef } = await purchase(await shopperWith(1))
    const proof = await pay(next)
    await settle(proof)
    const { version } = (await orderOf(purchaseRef)) ?? {}
    moveClock(48 * HOUR_MS)
    await settle(proof)
    expect((await orderOf(purchaseRef))?.version).toBe(version)
    expect(await stock()).toBe(19)
  })
})

describe('a gift card', () => {
  test('pays a part, the provider the rest, and twice the same money is not there', async () => {
    const giftCard = await cardWorth(500)
    const shopper = await shopperWith(1)
    const { next, purchaseRef } = await purchase(shopper, { giftCard, shownTotal: goods.amount - 500 })
    await expectNo(
      place(await shopperWith(1), { giftCard, shownTotal: goods.amount - 500 }),
      409,
      'checkout.total_changed',
    )
    await settle(await pay(next))
    expect(await paymentOf(purchaseRef)).toMatchObject({ amount: goods.amount - 500 })
    expect(await balance(giftCard, shopper)).toBe(0)
  })

  test('that pays it all needs no provider', async () => {
    const giftCard = await cardWorth(100_000)
    const shopper = await shopperWith(1)
    const { next, purchaseRef } = await purchase(shopper, { giftCard, shownTotal: 0 })
    expect(next).toBe(`/checkout/kiitos/${purchaseRef}`)
    expect(await orderOf(purchaseRef)).toMatchObject({ totalCost: goods.amount })
    expect(await balance(giftCard, shopper)).toBe(100_000 - goods.amount)
  })

  test('has its money back when the payment of the rest is canceled', async () => {
    const giftCard = await cardWorth(500)
    const shopper = await shopperWith(1)
    const { next } = await purchase(shopper, { giftCard, shownTotal: goods.amount - 500 })
    expect(await balance(giftCard, shopper)).toBe(0)
    await settle(await pay(next, 'cancel'))
    expect(await balance(giftCard, shopper)).toBe(500)
  })
})

/** An accessory that is on the shelf and needs no choosing. */
async function somethingSimple() {
  const listing = (await (await shop.ask('/catalog/list?category=piilolinssitarvikkeet')).json()) as Listing
  const card = listing.articles.find(({ price }) => price.unit.publicationStatus === 20)
  const article = (await (await shop.ask(`/article/${card?.id}`)).json()) as { data: Article }
  const sku = article.data.skus[0]
  if (!sku) throw new Error('Nothing simple is sold')
  const { stores } = (await (await shop.ask('/store/list')).json()) as { stores: { id: number }[] }
  return { skuId: sku.id, amount: sku.price.unit.amount, storeId: stores[0]?.id ?? 0 }
}

async function shopperWith(quantity: number) {
  const shopper = await shop.newShopper()
  const added = await shop.ask('/cart/update', { skuId: goods.skuId, quantity }, shopper)
  if (!added.ok) throw new Error(await added.text())
  return shopper
}

function form(differences: Partial<PurchaseForm> = {}): PurchaseForm {
  return {
    contact: { firstName: 'Aino', lastName: "O'Neill-Mäkelä", email: 'aino@example.com', phone: '040 123 4567' },
    address: { street: 'Mannerheimintie 1', zip: '00100', city: 'Helsinki' },
    delivery: { methodId: 119, storeId: goods.storeId },
    paymentMethodId: 70,
    acceptsTerms: true,
    acknowledgesMadeToMeasure: true,
    shownTotal: goods.amount,
    ...differences,
  }
}

function place(shopper: Record<string, string>, differences: Partial<PurchaseForm> = {}) {
  return shop.ask('/checkout/purchase', form(differences), shopper)
}

async function purchase(shopper: Record<string, string>, differences: Partial<PurchaseForm> = {}) {
  const answer = await place(shopper, differences)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as { next: string; purchaseRef: string }
}

/** Presses a button on the provider's page, and gives the proof with which the browser is sent back. */
async function pay(payUrl: string, action: 'pay' | 'cancel' = 'pay'): Promise<Record<string, string>> {
  const body = new URLSearchParams({ action, provider: 'nordea' })
  const answer = await fetch(payUrl, { method: 'POST', body, redirect: 'manual', headers: { origin: world.url } })
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
}

async function settle(proof: Record<string, string>) {
  const answer = await shop.ask('/checkout/return', proof, await shop.newShopper())
  return (await answer.json()) as { outcome: string; purchaseRef: string }
}

function webhookAnswer(proof: Record<string, string>) {
  return shop.ask(`/payment/paytrail/webhook?${new URLSearchParams(proof)}`)
}

async function webhook(proof: Record<string, string>) {
  return (await webhookAnswer(proof)).json()
}

function control(order: object) {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${world.url}/control`, { method: 'POST', headers, body: JSON.stringify(order) })
}

async function paymentOf(stamp: string): Promise<object | undefined> {
  const { payments } = (await (await fetch(`${world.url}/payments.json?stamp=${stamp}`)).json()) as {
    payments: object[]
  }
  return payments[0]
}

async function cardWorth(cents: number) {
  return issueGiftCard(shop, cents, '2099-12-31')
}

async function balance(card: object, shopper: Record<string, string>): Promise<number> {
  return ((await (await shop.ask('/giftcard/balance', card, shopper)).json()) as { balance: number }).balance
}

async function cartOf(shopper: Record<string, string>) {
  const answer = await shop.ask('/site/shopper', undefined, shopper)
  return ((await answer.json()) as { cartHead: { cart: { items: object[]; pieces: number } } }).cartHead.cart
}

function orderOf(purchaseRef: string) {
  return findOne<{ number: string; version: number }>(shop, 'orders', { purchaseRef: { equals: purchaseRef } })
}

async function purchaseState(ref: string) {
  return (await findOne<{ state: string }>(shop, 'purchases', { ref: { equals: ref } }))?.state
}

async function stock() {
  return (await findOne<{ stock: number }>(shop, 'skus', { number: { equals: goods.skuId } }))?.stock
}

async function setStock(pieces: number): Promise<void> {
  const where = { number: { equals: goods.skuId } }
  await shop.payload.db.updateOne({ collection: 'skus' as never, where, data: { stock: pieces, holds: {} } })
}

async function expectNo(asked: Promise<Response>, status: number, code: string): Promise<void> {
  const answer = await asked
  expect({ code: (await answer.json()).code, status: answer.status }).toEqual({ code, status })
}
