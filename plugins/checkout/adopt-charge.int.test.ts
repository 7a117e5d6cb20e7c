import { expect, test } from 'vitest'
import { claimedRefund } from '#domain/payments/refund-entry.ts'
import { moveClock, now, nowIso } from '#plugins/kit/clock.ts'
import { deleteWhere, findOne, type DocumentChanges } from '#plugins/kit/storage/documents.ts'
import { changeOwing } from '#plugins/kit/work/owing.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { opened } from '../../tests/opened.ts'
import { openRefundDesk } from '../../tests/refund-desk.ts'

const HOUR_MS = 3_600_000

const desk = opened(openRefundDesk)

/** Makes of a purchase what a shop of before there were charges has left: the payment is in it, and it owes its charge. */
async function asBefore(ref: string, changes: DocumentChanges<'purchases'> = {}): Promise<void> {
  const req = await desk.shop.req()
  const { transactionId, payUrl } = (await findCharge(req, ref))!
  await deleteWhere(req, 'charges', { ref: { equals: ref } })
  const before = { transactionId, payUrl, ...changes }
  await changeOwing(req, 'purchases', { ref: { equals: ref } }, before, [{ step: 'adoptCharge', at: nowIso() }])
}

const opening = async () => desk.purchase(await desk.shopperWith(1))

test('an open payment of before is adopted, and becomes an order once it is paid', async () => {
  const { next, purchaseRef } = await opening()
  await asBefore(purchaseRef)
  await desk.pay(next)
  await desk.sweep()
  await desk.sweep()
  expect(await desk.purchaseState(purchaseRef)).toBe('ordered')
})

test('whose proof comes before it is adopted settles it all the same, once', async () => {
  const { next, purchaseRef } = await opening()
  await asBefore(purchaseRef)
  const proof = await desk.pay(next)
  await Promise.all([desk.webhook(proof), desk.settle(proof), desk.sweep()])
  expect(await desk.purchaseState(purchaseRef)).toBe('ordered')
  expect(await findCharge(await desk.shop.req(), purchaseRef)).toMatchObject({ state: 'paid', promised: 0 })
})

test('one that had been given up is still asked about', async () => {
  const { next, purchaseRef } = await opening()
  moveClock(2 * HOUR_MS)
  await desk.sweep()
  expect(await desk.purchaseState(purchaseRef)).toBe('abandoned')
  await asBefore(purchaseRef, { nextAskAt: nowIso() })
  await desk.pay(next)
  await desk.sweep()
  await desk.sweep()
  expect(await desk.purchaseState(purchaseRef)).toBe('ordered')
})

test('money that came too late goes back once, whether it was promised or not', async () => {
  const [first, second] = [await paidUnheard(), await paidUnheard()]
  const soldOut = { promised: first.amount, noOrderReason: 'sold_out' as const, refunds: [] }
  await asBefore(first.ref, { state: 'refunding', ...soldOut })
  await asBefore(second.ref, { state: 'paid_late', holdRef: `${second.ref} late` })
  await desk.setStock(0)
  await desk.sweep()
  await desk.sweep()
  for (const { ref } of [first, second]) {
    expect(await desk.lateRefundsOf(ref)).toHaveLength(1)
    expect(await desk.purchaseState(ref)).toBe('refunded')
  }
})

test('a refund of which nobody knows how it ended is not sent again', async () => {
  const { ref, amount } = await paidUnheard()
  const claimed = claimedRefund({ key: 'late-1', toProvider: amount, toGiftCard: 0, by: '', note: '' }, now())
  const refunds = [{ ...claimed, state: 'unsure' as const }]
  await asBefore(ref, { state: 'refunding', promised: amount, noOrderReason: 'sold_out', refunds })
  await desk.sweep()
  await desk.sweep()
  expect(await desk.lateRefundsOf(ref)).toHaveLength(0)
  expect(await desk.lateInTrouble()).toContain(ref)
})

test('what had ended stays as it is', async () => {
  const { purchaseRef } = await desk.paidOrder()
  const req = await desk.shop.req()
  await deleteWhere(req, 'charges', { ref: { equals: purchaseRef } })
  await desk.sweep()
  expect(await findCharge(req, purchaseRef)).toBeNull()
  expect(await findOne(req, 'purchases', { ref: { equals: purchaseRef } })).toMatchObject({ state: 'ordered' })
})

/** A payment that was made after it had been given up, and of which the shop has not heard. */
async function paidUnheard(): Promise<{ ref: string; amount: number }> {
  const { next, purchaseRef: ref } = await opening()
  moveClock(2 * HOUR_MS)
  await desk.sweep()
  await desk.pay(next)
  return { ref, amount: (await findCharge(await desk.shop.req(), ref))!.amount }
}
