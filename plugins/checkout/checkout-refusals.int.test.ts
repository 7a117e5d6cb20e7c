import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { today } from '#plugins/kit/clock.ts'
import { opened } from '../../tests/opened.ts'
import { prescription } from '../../tests/some-prescription.ts'
import { expectRefused, openTrial, type Caller } from '../../tests/trial-shop.ts'

const [HOME, PICKUP_POINT, STORE] = [202, 201, 119]

const trial = opened(openTrial)
let shopper: Caller
let before: object

beforeEach(async () => {
  shopper = await trial.shopperWith(1)
  before = await everything()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await trial.controlCarriers('normal')
})

describe('refusing a purchase', () => {
  test('reports both sums where the total is not the one shown', async () => {
    const answer = await trial.place(await trial.shopperWith(1), { shownTotal: trial.goods.amount - 1 })
    expect(await answer.json()).toEqual({
      code: 'checkout.total_changed',
      details: { shown: trial.goods.amount - 1, actual: trial.goods.amount },
    })
    expect(answer.status).toBe(409)
    expect(await trial.stock()).toBe(20)
  })

  test('takes no pieces where the cart is sold out meanwhile', async () => {
    const shopper = await trial.shopperWith(2)
    await trial.setStock(1)
    await expectRefused(trial.place(shopper, { shownTotal: 2 * trial.goods.amount }), 409, 'article.sold_out')
    expect(await trial.stock()).toBe(1)
  })

  test('returns the pieces where the payment provider fails', async () => {
    const shopper = await trial.shopperWith(1)
    await trial.control({ mode: 'error-500' })
    await expectRefused(trial.place(shopper), 503, 'payment.unavailable')
    expect(await trial.stock()).toBe(20)
    expect((await trial.purchase(shopper)).next).toContain('/pay/')
  })

  test.each<[string, Partial<PurchaseForm>, number, string]>([
    ['without terms', { acceptsTerms: false }, 422, 'checkout.terms_not_accepted'],
    ['to a method unknown', { delivery: { methodId: 999 } }, 422, 'delivery.method_unknown'],
    ['to no store', { delivery: { methodId: 119 } }, 422, 'delivery.store_missing'],
    ['to a store that is none', { delivery: { methodId: 119, storeId: 999 } }, 422, 'delivery.store_missing'],
    ['to no pickup point', { delivery: { methodId: 201 }, shownTotal: -1 }, 422, 'delivery.pickup_point_missing'],
    ['by a way not offered', { paymentMethodId: 60 }, 422, 'payment.method_unknown'],
    ['with a gift card without its PIN', { giftCard: { number: '1234', pin: '' } }, 422, 'giftcard.pin_missing'],
    ['with a PIN of no gift card', { giftCard: { number: ' ', pin: '0000' } }, 422, 'giftcard.number_missing'],
    ['with a gift card that is none', { giftCard: { number: '1234', pin: '0000' } }, 404, 'giftcard.not_found'],
  ])('refuses a purchase %s', async (_, differences, status, code) => {
    await expectRefused(trial.place(await trial.shopperWith(1), differences), status, code)
    expect(await trial.stock()).toBe(20)
  })

  test.each([
    ['firstName', '<b>Aino</b>', 'contact.name_malformed'],
    ['email', 'aino', 'contact.email_malformed'],
    ['email', 'aino@example.com\r\nBcc: all@example.com', 'contact.email_malformed'],
    ['phone', '12', 'contact.phone_malformed'],
  ])('refuses a customer whose %s is %j', async (field, value, code) => {
    const contact = { ...trial.form().contact, [field]: value }
    await expectRefused(trial.place(await trial.shopperWith(1), { contact }), 422, code)
  })

  test('refuses an empty cart', async () => {
    await expectRefused(trial.place(await trial.shop.newShopper()), 409, 'cart.empty')
  })
})

describe('an order that cannot be delivered', () => {
  test.each<[Partial<PurchaseForm['address']>, string]>([
    [{ street: ' – ' }, 'address.street_missing'],
    [{ zip: '0010' }, 'address.zip_malformed'],
    [{ zip: 'SE-11122' }, 'address.zip_malformed'],
    [{ city: '00100' }, 'address.city_missing'],
  ])('is refused with the address %j', async (differences, code) => {
    const { address } = trial.form()
    await expectRefused(trial.place(shopper, { address: { ...address, ...differences } }), 422, code)
    expect(await everything()).toEqual(before)
  })

  test.each([HOME, PICKUP_POINT])('is refused for delivery %i to Åland, but accepted for a store', async (methodId) => {
    const address = { street: 'Torggatan 1', zip: '22100', city: 'Mariehamn' }
    await expectRefused(trial.place(shopper, { address, delivery: { methodId } }), 422, 'address.aland')
    expect(await everything()).toEqual(before)
    expect((await trial.place(shopper, { address })).status).toBe(200)
  })

  test('is refused where lenses that need fitting in a store would be sent', async () => {
    await trial.addGlasses(shopper, prescription({ rightAddition: 1.5, leftAddition: 1.5 }), trial.progressiveSkuId)
    before = await everything()
    for (const delivery of [{ methodId: HOME }, { methodId: PICKUP_POINT, pickupPointId: '1' }])
      await expectRefused(trial.place(shopper, { delivery }), 422, 'delivery.fitting_in_store')
    expect(await everything()).toEqual(before)
  })

  test('is refused when the carrier fails twice, and its pickup points are not shown', async () => {
    await trial.controlCarriers('fail', 'next')
    const shown = await trial.shop.ask('/delivery/pickup-points?zip=00100&carrier=posti')
    expect(await shown.json()).toHaveProperty('points.0')
    await trial.controlCarriers('fail')
    const code = 'delivery.pickup_points_unavailable'
    await expectRefused(trial.shop.ask('/delivery/pickup-points?zip=00100&carrier=posti'), 503, code)
    const delivery = { methodId: PICKUP_POINT, pickupPointId: 'any' }
    await expectRefused(trial.place(shopper, { delivery, shownTotal: await costOf(PICKUP_POINT) }), 503, code)
    expect(await everything()).toEqual(before)
  })
})

describe('paying with a gift card', () => {
  test('is refused after its last day, and accepted on its last day', async () => {
    const late = await trial.cardWorth(500, '2020-01-01')
    await expectRefused(trial.place(shopper, { giftCard: late }), 409, 'giftcard.expired')
    const quote = { deliveryMethodId: STORE, giftCard: late }
    await expectRefused(trial.shop.ask('/checkout/quote', quote, shopper), 409, 'giftcard.expired')
    expect(await everything()).toEqual(before)
    expect(await trial.balance(late, shopper)).toBe(500)

    const giftCard = await trial.cardWorth(500, today())
    const placed = await trial.place(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    expect(placed.status).toBe(200)
  })

  test('is refused where the card is spent meanwhile, and the pieces go back', async () => {
    const giftCard = await trial.cardWorth(500)
    spendWhilePurchaseIsWritten()
    const asked = trial.place(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    await expectRefused(asked, 409, 'giftcard.changed')
    const { purchases, ...rest } = await everything()
    expect({ ...rest, purchases: purchases - 1 }).toEqual(before)
    expect(await trial.balance(giftCard, shopper)).toBe(100)
  })
})

describe('repeating a purchase request', () => {
  test('is refused while the first request is in progress', async () => {
    const once = { ...shopper, 'Idempotency-Key': 'still freezing' }
    const { purchaseRef } = await trial.purchase(once)
    const where = { ref: { equals: purchaseRef } }
    await trial.shop.payload.db.updateOne({ collection: 'purchases' as never, where, data: { state: 'freezing' } })
    before = await everything()
    await expectRefused(trial.place(once), 409, 'request.in_progress')
    expect(await everything()).toEqual(before)
  })

  test('starts a new purchase after the first payment is canceled', async () => {
    const once = { ...shopper, 'Idempotency-Key': 'canceled there' }
    const first = await trial.purchase(once)
    await trial.pay(first.next, 'cancel')
    const second = await trial.purchase(once)
    expect(second.next).toContain('/pay/')
    expect(second.purchaseRef).not.toBe(first.purchaseRef)
    expect(await trial.purchaseState(first.purchaseRef)).toBe('canceled')
    expect(await trial.stock()).toBe(19)
  })

  test('makes one purchase of ten simultaneous requests', async () => {
    const once = { ...shopper, 'Idempotency-Key': 'ten at once' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => trial.place(once)))
    const said = await Promise.all(answers.map((answer) => answer.json() as Promise<Record<string, unknown>>))
    const refs = new Set(said.flatMap(({ purchaseRef }) => purchaseRef ?? []))
    const codes = new Set(said.flatMap(({ code }) => code ?? []))
    expect(refs.size).toBe(1)
    expect([...codes].filter((code) => code !== 'request.in_progress')).toEqual([])
    expect(await trial.stock()).toBe(19)
  })
})

/** What a refused order must leave as it was: the shelf, the cart, and what is written. */
async function everything() {
  const count = async (collection: string) => {
    const { totalDocs } = await trial.shop.payload.count({ collection: collection as never })
    return totalDocs
  }
  return {
    stock: await trial.stock(),
    cart: await trial.cartOf(shopper),
    purchases: await count('purchases'),
    orders: await count('orders'),
  }
}

async function costOf(deliveryMethodId: number): Promise<number> {
  const answer = await trial.shop.ask('/checkout/quote', { deliveryMethodId }, shopper)
  return ((await answer.json()) as { totals: { amountDue: number } }).totals.amountDue
}

/** Another purchase spends 4 € of every card of 5 € just after the shop has read its balance. */
function spendWhilePurchaseIsWritten(): void {
  const { db } = trial.shop.payload
  const write = db.create.bind(db)
  vi.spyOn(db, 'create').mockImplementation(async (order) => {
    const where = { balance: { equals: 500 } }
    if (String(order.collection) === 'purchases')
      await db.updateMany({ collection: 'gift-cards' as never, where, data: { balance: 100 } })
    return write(order)
  })
}
