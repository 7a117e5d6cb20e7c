import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import type { Listing } from '#contracts/listing.ts'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { today } from '#plugins/kit/clock.ts'
import { prescription } from '../../tests/buy-something.ts'
import { expectNo, openTrial, type Caller, type Trial } from '../../tests/trial-shop.ts'

const [HOME, PICKUP_POINT, STORE] = [202, 201, 119]

let trial: Trial
let shopper: Caller
let before: object

beforeAll(async () => {
  trial = await openTrial()
}, 120_000)
afterAll(() => trial.close())

beforeEach(async () => {
  await trial.setStock(20)
  shopper = await trial.shopperWith(1)
  before = await everything()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await trial.controlCarriers('normal')
})

describe('an order is refused and takes nothing', () => {
  test.each<[Partial<PurchaseForm['address']>, string]>([
    [{ street: ' – ' }, 'address.street_missing'],
    [{ zip: '0010' }, 'address.zip_malformed'],
    [{ zip: 'FI-00100' }, 'address.zip_malformed'],
    [{ city: '00100' }, 'address.city_missing'],
  ])('when its address is %j', async (differences, code) => {
    const { address } = trial.form()
    await expectNo(trial.place(shopper, { address: { ...address, ...differences } }), 422, code)
    expect(await everything()).toEqual(before)
  })

  test.each([HOME, PICKUP_POINT])('when delivery %i would cross to Åland, which a store does not', async (methodId) => {
    const address = { street: 'Torggatan 1', zip: '22100', city: 'Mariehamn' }
    await expectNo(trial.place(shopper, { address, delivery: { methodId } }), 422, 'address.aland')
    expect(await everything()).toEqual(before)
    expect((await trial.place(shopper, { address })).status).toBe(200)
  })

  test('when lenses that are fitted on the face would be sent', async () => {
    await addProgressives()
    before = await everything()
    for (const delivery of [{ methodId: HOME }, { methodId: PICKUP_POINT, pickupPointId: '1' }])
      await expectNo(trial.place(shopper, { delivery }), 422, 'delivery.fitting_in_store')
    expect(await everything()).toEqual(before)
  })

  test('when the carrier is silent, whose points are not shown either', async () => {
    await trial.controlCarriers('fail')
    const code = 'delivery.pickup_points_unavailable'
    await expectNo(trial.shop.ask('/delivery/pickup-points?zip=00100&carrier=posti'), 503, code)
    const delivery = { methodId: PICKUP_POINT, pickupPointId: 'any' }
    await expectNo(trial.place(shopper, { delivery, shownTotal: await costOf(PICKUP_POINT) }), 503, code)
    expect(await everything()).toEqual(before)
  })
})

describe('a gift card pays nothing', () => {
  test('the day after its last, and everything on its last', async () => {
    const late = await trial.cardWorth(500, '2020-01-01')
    await expectNo(trial.place(shopper, { giftCard: late }), 409, 'giftcard.expired')
    const quote = { deliveryMethodId: STORE, giftCard: late }
    await expectNo(trial.shop.ask('/checkout/quote', quote, shopper), 409, 'giftcard.expired')
    expect(await everything()).toEqual(before)
    expect(await trial.balance(late, shopper)).toBe(500)

    const giftCard = await trial.cardWorth(500, today())
    const placed = await trial.place(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    expect(placed.status).toBe(200)
  })

  test('that is spent elsewhere between looking and taking, and the pieces go back', async () => {
    const giftCard = await trial.cardWorth(500)
    spendWhilePurchaseIsWritten()
    const asked = trial.place(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    await expectNo(asked, 409, 'giftcard.changed')
    const { purchases, ...rest } = await everything()
    expect({ ...rest, purchases: purchases - 1 }).toEqual(before)
    expect(await trial.balance(giftCard, shopper)).toBe(100)
  })
})

describe('an order that is still being taken', () => {
  test('is not taken a second time by the same request', async () => {
    const once = { ...shopper, 'Idempotency-Key': 'still freezing' }
    const { purchaseRef } = await trial.purchase(once)
    const where = { ref: { equals: purchaseRef } }
    await trial.shop.payload.db.updateOne({ collection: 'purchases' as never, where, data: { state: 'freezing' } })
    before = await everything()
    await expectNo(trial.place(once), 409, 'request.in_progress')
    expect(await everything()).toEqual(before)
  })

  test('is taken once, however many requests come at the same moment', async () => {
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

/** Glasses with progressive lenses beside what already lies in the cart. */
async function addProgressives(): Promise<void> {
  const { articles } = (await (await trial.shop.ask('/catalog/list?category=kehykset')).json()) as Listing
  const { data: frame } = (await (await trial.shop.ask(`/article/${articles[0]?.id}`)).json()) as { data: Article }
  const childSkuId = frame.lensPackages.find(({ kind }) => kind === 'progressive')?.skuId
  const skuId = frame.skus.find(({ availability }) => availability === 'in_stock')?.id
  const prescriptionGlasses = { ...prescription(), rightAddition: 1.5, leftAddition: 1.5 }
  const answer = await trial.shop.ask('/cart/update', { skuId, childSkuId, quantity: 1, prescriptionGlasses }, shopper)
  if (!answer.ok) throw new Error(await answer.text())
}

/** Somebody else takes 4 € from every card of 5 € just after the shop has looked at it. */
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
