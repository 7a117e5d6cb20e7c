import { beforeEach, describe, expect, test } from 'vitest'
import { promisedDay } from '#domain/deliveries/promised-day.ts'
import { lensSkuOf } from '#plugins/catalog/lens-sku-of.ts'
import { now, today } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { goodsOf } from '../../tests/fixtures.ts'
import { type Caller, openTrial } from '../../tests/trial-shop.ts'

const trial = opened(openTrial)
const fromShelf = { availability: 'in_stock', leadTimeDays: 1 }
const fromMaker = { availability: 'supplier_order', leadTimeDays: 6 }

beforeEach(() => layFour())

describe('contact lenses of which four lie on the shelf', () => {
  test.each([
    [2, 2, fromShelf],
    [12, 12, fromMaker],
  ])('are promised for %i + %i as they can be sent', async (right, left, expected) => {
    const shopper = await shopperWith(right, left)
    expect((await trial.cartOf(shopper)).items).toMatchObject([expected, expected])
  })

  test('are ordered from the maker in every other cart once a purchase has reserved some', async () => {
    const other = await shopperWith(1, 1)
    await order(await shopperWith(2, 1))
    expect((await trial.cartOf(other)).items).toMatchObject([fromMaker, fromMaker])
    expect(await lying()).toBe(1)
  })

  test('stay available to the shopper who returns from the payment, and to no other', async () => {
    const shopper = await shopperWith(2, 2)
    const other = await shopperWith(2, 2)
    await order(shopper)
    expect(await lying()).toBe(0)
    expect((await trial.cartOf(shopper)).items).toMatchObject([fromShelf, fromShelf])
    expect((await trial.cartOf(other)).items).toMatchObject([fromMaker, fromMaker])
  })

  test('do not stay available to the shopper who has paid for them', async () => {
    const shopper = await shopperWith(2, 2)
    const { next } = await order(shopper)
    expect((await trial.cartOf(shopper)).items).toMatchObject([fromShelf, fromShelf])
    await trial.settle(await trial.pay(next))
    await addLenses(shopper, 2, 2)
    expect((await trial.cartOf(shopper)).items).toMatchObject([fromMaker, fromMaker])
  })

  test('are not taken for a larger order, which is promised by its maker’s lead time', async () => {
    const shopper = await shopperWith(12, 12)
    const { next, purchaseRef } = await order(shopper)
    expect(await lying()).toBe(4)
    await trial.settle(await trial.pay(next))
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ promisedOn: promisedDay([fromMaker], now()) })
  })
})

const someLens = async () => (await goodsOf(async (path) => (await trial.shop.ask(path)).json())).lens

async function skuOfLens() {
  const { articleId, parameters } = await someLens()
  return { number: { equals: await lensSkuOf(await trial.shop.req(), articleId, parameters) } }
}

async function lying(): Promise<number | undefined> {
  return (await findOne(trial.shop, 'skus', await skuOfLens()))?.stock ?? undefined
}

/** A save by staff makes the catalog in memory anew. */
async function layFour(): Promise<void> {
  const where = await skuOfLens()
  await trial.shop.payload.db.updateOne({ collection: 'skus' as never, where, data: { stock: 4, holds: {} } })
  await trial.shop.payload.update({ collection: 'skus' as never, where, data: { leadTimeDays: 6 } as never })
}

async function addLenses(shopper: Caller, right: number, left: number): Promise<void> {
  const { articleId, parameters } = await someLens()
  const eyes = { right: { parameters, quantity: right }, left: { parameters, quantity: left } }
  await trial.shop.ask('/cart/lenses', { articleId, ...eyes, confirmsPrescription: true, examinedOn: today() }, shopper)
}

async function shopperWith(right: number, left: number): Promise<Caller> {
  const shopper = await trial.shop.newShopper()
  await addLenses(shopper, right, left)
  return shopper
}

/** Orders the cart without paying. */
async function order(shopper: Caller) {
  const { totalCost } = await trial.cartOf(shopper)
  return trial.purchase(shopper, { shownTotal: totalCost })
}
