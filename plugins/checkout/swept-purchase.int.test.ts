import { describe, expect, test, vi } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { purchaseCharges } from './purchase-charges.ts'

const HOUR_MS = 3_600_000
const realFetch = globalThis.fetch

const trial = opened(openTrial)

describe('a purchase', () => {
  test('becomes an order by the sweep when the shopper closed the tab after paying', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    await trial.pay(next)
    await trial.sweep()
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ state: 'received' })
  })

  test('is abandoned when not paid in time, and returns its pieces', async () => {
    const { purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    moveClock(2 * HOUR_MS)
    await trial.sweep()
    expect(await trial.stock()).toBe(20)
    expect(await trial.purchaseState(purchaseRef)).toBe('abandoned')
  })

  test('takes its pieces again when paid after it was abandoned', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    moveClock(2 * HOUR_MS)
    await trial.sweep()
    expect(await trial.settle(await trial.pay(next))).toMatchObject({ outcome: 'paid' })
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ state: 'received' })
    expect(await trial.stock()).toBe(19)
  })

  test('is refunded automatically when paid after it was deleted', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    moveClock(2 * HOUR_MS)
    await trial.sweep()
    moveClock(31 * 24 * HOUR_MS)
    await trial.sweep()
    expect(await findOne(trial.shop, 'purchases', { ref: { equals: purchaseRef } })).toBeNull()
    const proof = await trial.pay(next)
    for (let turn = 0; turn < 2; turn += 1) expect((await trial.webhook(proof)).status).toBe(200)
    await trial.sweep()
    const req = await trial.shop.req()
    const charge = await findCharge(req, purchaseRef)
    expect(charge).toMatchObject({ state: 'refunded', refunds: [{ key: 'late-1', state: 'done' }], owed: [] })
    expect(await trial.paymentOf(purchaseRef)).toMatchObject({ refundedAmount: charge?.paid })
  })

  test('takes no more pieces when a late payment is reported again', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    moveClock(2 * HOUR_MS)
    await trial.sweep()
    await trial.settle(await trial.pay(next))
    expect(await trial.orderOf(purchaseRef)).not.toBeNull()
    const req = await trial.shop.req()
    await purchaseCharges.paid(req, (await findCharge(req, purchaseRef))!)
    expect(await trial.stock()).toBe(19)
  })

  test('is refunded with a letter when paid after its pieces were sold', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    moveClock(2 * HOUR_MS)
    await trial.sweep()
    await trial.setStock(0)
    expect(await trial.settle(await trial.pay(next))).toMatchObject({ outcome: 'given_back' })
    expect(await trial.purchaseState(purchaseRef)).toBe('refunded')
    expect(await trial.paymentOf(purchaseRef)).toMatchObject({ refundedAmount: trial.goods.amount })
    expect(await trial.orderOf(purchaseRef)).toBeNull()
    expect(await findOne(trial.shop, 'outbox', { key: { equals: `purchase ${purchaseRef} refunded` } })).not.toBeNull()
  })

  test('is asked about for two days, ever less often, when abandoned, and found if paid', async () => {
    const asked: unknown[] = []
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    const unpaid = await trial.purchase(await trial.shopperWith(1))
    const { transactionId } = (await trial.paymentOf(unpaid.purchaseRef)) as { transactionId: string }
    moveClock(2 * HOUR_MS)
    await trial.sweep()
    expect(await trial.purchaseState(purchaseRef)).toBe('abandoned')
    await trial.pay(next)
    const counted = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      if (String(address).endsWith(transactionId)) asked.push(address)
      return realFetch(address, init)
    })
    for (let turn = 0; turn < 5; turn += 1) {
      moveClock(60_000)
      await trial.sweep()
    }
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ state: 'received' })
    const often = asked.length
    expect(often).toBeGreaterThan(0)
    expect(often).toBeLessThan(5)
    moveClock(49 * HOUR_MS)
    for (let turn = 0; turn < 3; turn += 1) await trial.sweep()
    counted.mockRestore()
    expect(asked).toHaveLength(often)
  })

  test('is abandoned, and its pieces returned, after a crash while stock was reserved', async () => {
    const shopper = await trial.shopperWith(1)
    const { purchaseRef } = await trial.purchase(shopper)
    const where = { ref: { equals: purchaseRef } }
    await trial.shop.payload.db.updateOne({ collection: 'purchases' as never, where, data: { state: 'freezing' } })
    moveClock(2 * 60_000)
    await trial.sweep()
    expect(await trial.purchaseState(purchaseRef)).toBe('abandoned')
    expect(await trial.stock()).toBe(20)
  })

  test('becomes an order by the sweep when a crash came after the payment', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    await trial.pay(next)
    const where = { ref: { equals: purchaseRef } }
    await trial.shop.payload.db.updateOne({ collection: 'purchases' as never, where, data: { state: 'paid' } })
    await trial.sweep()
    expect(await trial.orderOf(purchaseRef)).not.toBeNull()
    expect(await trial.stock()).toBe(19)
  })
})
