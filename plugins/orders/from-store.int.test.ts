import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { releaseStock, takeStock } from '#plugins/catalog/take-stock.ts'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { confirmationLetter } from './emails/confirmation.ts'
import { openOrderDesk, type OrderDesk } from '../../tests/order-desk.ts'

/** The store that the trial's order form names. */
const STORE = 101

let desk: OrderDesk

beforeAll(async () => {
  desk = await openOrderDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.setStock(20)
  await desk.setStoreStock(STORE, 3)
})

describe('what is collected from a store', () => {
  test('is taken from its own shelf when everything is there, and goes back there when it is canceled', async () => {
    const { number } = await desk.paidOrder({ shownTotal: 2 * desk.goods.amount }, await desk.shopperWith(2))
    expect([await desk.stock(), await desk.storeStock()]).toEqual([20, 1])
    expect((await desk.orderNumbered(number)).bought.delivery).toMatchObject({ storeId: STORE, isFromStore: true })
    expect((await confirmationLetter(await desk.shop.req(), await desk.orderNumbered(number))).text).toContain(
      'on noudettavissa',
    )

    await desk.ask(number, 'cancel', { typed: number })
    expect([await desk.stock(), await desk.storeStock()]).toEqual([20, 3])
  })

  test('comes from the warehouse when the store has too little of it', async () => {
    const { number } = await desk.paidOrder({ shownTotal: 4 * desk.goods.amount }, await desk.shopperWith(4))
    expect([await desk.stock(), await desk.storeStock()]).toEqual([16, 3])
    expect((await desk.orderNumbered(number)).bought.delivery).toMatchObject({ isFromStore: false })
  })

  test('is back on the shelf of the store when it is not paid', async () => {
    const shopper = await desk.shopperWith(1)
    const { next } = await desk.purchase(shopper)
    expect([await desk.stock(), await desk.storeStock()]).toEqual([20, 2])
    await desk.settle(await desk.pay(next, 'cancel'))
    expect([await desk.stock(), await desk.storeStock()]).toEqual([20, 3])
  })

  test('goes back to a shelf whose store customers do not see any more', async () => {
    const { number } = await desk.paidOrder()
    const show = (isOpen: boolean) =>
      desk.shop.payload.update({
        collection: 'stores' as never,
        where: { number: { equals: STORE } },
        data: { isOpen } as never,
      })
    await show(false)
    await desk.ask(number, 'cancel', { typed: number })
    expect([await desk.stock(), await desk.storeStock()]).toEqual([20, 3])
    await show(true)
  })

  test('comes from the warehouse when the store sold it before a late payment', async () => {
    const shopper = await desk.shopperWith(3)
    const three = { shownTotal: 3 * desk.goods.amount }
    const { next, purchaseRef } = await desk.purchase(shopper, three)
    await desk.purchase(shopper, { ...three, note: 'Soitan ovikelloa' })
    expect(await desk.storeStock()).toBe(0)

    await desk.settle(await desk.pay(next))
    expect(await findPurchase(await desk.shop.req(), purchaseRef)).toMatchObject({
      state: 'ordered',
      delivery: { isFromStore: false },
    })
    expect(await desk.stock()).toBe(17)
  })

  test('is shown as what the store has now', async () => {
    const req = await desk.shop.req()
    const ready = async () => {
      const view = (await (await desk.shop.ask('/checkout/view', undefined, await desk.shopperWith(3))).json()) as {
        stores: { id: number; hasAll: boolean }[]
      }
      return view.stores.find(({ id }) => id === STORE)?.hasAll
    }
    expect(await ready()).toBe(true)
    expect(await takeStock(req, desk.goods.skuId, 1, { ref: 'somebody', store: STORE })).toBe(true)
    expect(await ready()).toBe(false)
    await releaseStock(req, desk.goods.skuId, 'somebody', STORE)
    expect(await ready()).toBe(true)
  })
})
