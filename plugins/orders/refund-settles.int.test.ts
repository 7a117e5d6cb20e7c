import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderView } from '#contracts/orders.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/documents.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { sweepAll } from '#plugins/kit/sweeps.ts'
import { paytrailSignature } from '#plugins/payments/paytrail-signature.ts'
import { expectNo, openTrial, type Caller, type Trial } from '../../tests/trial-shop.ts'
import { latePaymentsInTrouble, ordersWithRefundTrouble } from './desk-orders.ts'
import { giveRefund } from './give-refund.ts'
import { findOrder, type Order } from './repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Later than any test looks. */
const LONG_SECONDS = 86_400

let trial: Trial
let handler: Caller

beforeAll(async () => {
  trial = await openTrial()
  handler = await trial.staff('order-handler')
}, 120_000)

afterAll(async () => {
  moveClock()
  await trial.close()
})

beforeEach(async () => {
  moveClock()
  await trial.setStock(20)
  await trial.control({ mode: 'normal', applies: 'all' })
})

describe('a refund the provider has yet to give', () => {
  test('is told to nobody before it went; then the callback says so, once', async () => {
    const number = await paidOrder()
    await pending()
    expect(await (await refund(number, 100)).json()).toEqual({ refunded: 100, refund: 'under_way' })
    expect(await orderNumbered(number)).toMatchObject({ hasOpenRefund: true, refundNeedsStaff: false })
    expect(await mailsOf(number)).toBe(0)
    expect((await seenByBuyer(number)).refunded).toBe(0)

    const proof = await proofOf(number, 'ok')
    for (const said of await Promise.all([hear(proof), hear(proof), hear(proof)])) expect(said.status).toBe(200)
    expect(await orderNumbered(number)).toMatchObject({ refunded: 100, hasOpenRefund: false, refundNeedsStaff: false })
    expect(whatHappened(await orderNumbered(number))).toEqual(['received', 'refund_sent', 'refunded'])
    expect(await mailsOf(number)).toBe(1)
    expect((await seenByBuyer(number)).refunded).toBe(100)
  })

  test('that fails is owed again, stands where staff look, and is given anew', async () => {
    const number = await paidOrder()
    await failing()
    await refund(number, 100)
    await hearFailed(number)
    expect(await orderNumbered(number)).toMatchObject({ refunded: 0, hasOpenRefund: false, refundNeedsStaff: true })
    expect(whatHappened(await orderNumbered(number)).at(-1)).toBe('refund_failed')
    expect(await mailsOf(number)).toBe(0)
    expect(await inTrouble()).toContain(number)

    expect(await (await refund(number, trial.goods.amount)).json()).toMatchObject({ refund: 'done' })
    expect(await inTrouble()).not.toContain(number)
    expect(await mailsOf(number)).toBe(1)
  })

  test.each([
    ['ok', 'refund-pending', { refunded: 100, refundNeedsStaff: false }],
    ['fail', 'refund-pending-then-fail', { refunded: 0, refundNeedsStaff: true }],
  ])('is asked about by the sweep, and its %s is heard so', async (_, mode, expected) => {
    const number = await paidOrder()
    await trial.control({ mode, seconds: 0 })
    await refund(number, 100)
    await until(async () => (await refundsOf(number)).at(-1)?.status !== 'pending')
    moveClock(2 * MINUTE_MS)
    await sweepAll(trial.shop.payload)
    expect(await orderNumbered(number)).toMatchObject({ ...expected, hasOpenRefund: false })
  })

  test('for longer than a day becomes a matter for staff, who settle it after typing the number', async () => {
    const number = await paidOrder()
    await pending()
    await refund(number, 100)
    moveClock(25 * HOUR_MS)
    await sweepAll(trial.shop.payload)
    expect(await inTrouble()).toContain(number)
    const key = (await orderNumbered(number)).refunds[0]?.key ?? ''
    await expectNo(settle(number, { key, as: 'failed', typed: 'kyllä' }), 422, 'order.confirmation_not_typed')
    await expectNo(settle(number, { key: 'none', as: 'failed', typed: number }), 404, 'payment.unknown')
    const settled = await settle(number, { key, as: 'failed', typed: number, note: 'Paytrail perui' })
    expect(await settled.json()).toEqual({ refunded: 0, refund: 'failed' })
    await expectNo(settle(number, { key, as: 'failed', typed: number }), 409, 'order.refund_settled')
    expect((await orderNumbered(number)).timeline.at(-1)).toMatchObject({
      what: 'refund_failed',
      who: 'Kaisa Käsittelijä',
      note: 'Paytrail perui',
    })
  })

  test('leaves the gift card alone until then, and gives both shares or neither', async () => {
    const { giftCard, shopper, number } = await paidByBoth()
    await failing()
    await refund(number, trial.goods.amount)
    expect(await trial.balance(giftCard, shopper)).toBe(0)
    await hearFailed(number)
    expect(await trial.balance(giftCard, shopper)).toBe(0)
    expect((await orderNumbered(number)).refunded).toBe(0)

    await pending()
    await refund(number, trial.goods.amount)
    const proof = await proofOf(number, 'ok')
    for (let turn = 0; turn < 2; turn += 1) await hear(proof)
    expect(await trial.balance(giftCard, shopper)).toBe(500)
  })

  test('failed after it had gone: only the share of the provider is owed again', async () => {
    const { giftCard, shopper, number } = await paidByBoth()
    await refund(number, trial.goods.amount)
    await hear(await proofOf(number, 'fail'))
    expect(await trial.balance(giftCard, shopper)).toBe(500)
    expect(await orderNumbered(number)).toMatchObject({ refunded: 500, refundNeedsStaff: true })
    const key = (await orderNumbered(number)).refunds.find(({ state }) => state === 'failed')?.key
    await settle(number, { key, as: 'done', typed: number })
    expect(await orderNumbered(number)).toMatchObject({ refunded: trial.goods.amount, refundNeedsStaff: false })
    expect(await trial.balance(giftCard, shopper)).toBe(500)
  })
})

describe('one of several refunds', () => {
  test('that fails after another was given is for staff to see', async () => {
    const number = await paidOrder()
    await pending()
    await refund(number, 100)
    const first = await proofOf(number, 'fail')
    await refund(number, 50)
    await hear(first)
    expect(await orderNumbered(number)).toMatchObject({ refunded: 50, refundNeedsStaff: true })
    await refund(number, 100)
    expect(await orderNumbered(number)).toMatchObject({ refunded: 150, refundNeedsStaff: false })
  })

  test('that went after staff had given it up and given another is theirs to look into', async () => {
    const number = await paidOrder()
    await pending()
    await refund(number, 100)
    const first = await proofOf(number, 'ok')
    await settle(number, { key: (await orderNumbered(number)).refunds[0]?.key, as: 'failed', typed: number })
    await refund(number, 100)
    await hear(first)
    expect(await orderNumbered(number)).toMatchObject({ refunded: 200, refundNeedsStaff: true })
  })

  test('that is claimed while the order is canceled leaves the rest to be given back', async () => {
    const number = await paidOrder()
    let go: (value?: unknown) => void = () => undefined
    const slow = inTurn(`refund ${number}`, () => new Promise((resolve) => (go = resolve)))
    const partial = refund(number, 100)
    const canceled = ask(number, 'cancel', { typed: number })
    await new Promise((soon) => setTimeout(soon, 300))
    go()
    await Promise.all([slow, partial, canceled])
    expect(await orderNumbered(number)).toMatchObject({ state: 'canceled', refunded: trial.goods.amount })
    expect((await refundsOf(number)).map(({ amount }) => amount)).toEqual([100, trial.goods.amount - 100])
  })

  test('asked for under one key in two processes at once goes once, and is not said to have failed', async () => {
    const number = await paidOrder()
    vi.resetModules()
    const elsewhere = await import('./give-refund.ts')
    const req = await trial.shop.req()
    const asked = { key: 'one', amount: 100, by: '', note: '' }
    await Promise.allSettled([giveRefund(req, number, asked), elsewhere.giveRefund(req, number, asked)])
    expect(await refundsOf(number)).toHaveLength(1)
    expect(await orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] })
  })
})

describe('a callback of a refund', () => {
  test('that is said again changes nothing of what staff have said since', async () => {
    const number = await paidOrder()
    await pending()
    await refund(number, 100)
    const failed = await proofOf(number, 'fail')
    await hear(failed)
    await settle(number, { key: (await orderNumbered(number)).refunds[0]?.key, as: 'done', typed: number })
    expect((await hear(failed)).status).toBe(200)
    expect(await orderNumbered(number)).toMatchObject({ refunded: 100, refundNeedsStaff: false })
  })

  test('of a late payment that is said again changes nothing of what staff have said since', async () => {
    await pending()
    const ref = await paidTooLate()
    const failed = await lateProofOf(ref, 'fail')
    await hear(failed)
    await settleLate(ref, { as: 'done', typed: sum() })
    expect((await hear(failed)).status).toBe(200)
    expect(await trial.purchaseState(ref)).toBe('refunded')
  })

  test('that was forged, or is of something else, changes nothing', async () => {
    const number = await paidOrder()
    await pending()
    await refund(number, 100)
    const proof = await proofOf(number, 'fail')
    await expectNo(hear({ ...proof, 'checkout-status': 'ok' }), 401, 'payment.signature_wrong')
    await expectNo(hear(signed({ ...proof, 'checkout-account': '1' })), 401, 'payment.signature_wrong')
    await expectNo(hear(signed({ ...proof, 'checkout-amount': '1' })), 400, 'payment.proof_malformed')
    await expectNo(hear(signed({ ...proof, 'checkout-stamp': `${number}-other` })), 404, 'payment.unknown')
    await expectNo(hear(signed({ ...proof, 'checkout-stamp': 'nobody-late' })), 404, 'payment.unknown')
    await expectNo(trial.webhook(proof), 404, 'payment.unknown')
    expect(await orderNumbered(number)).toMatchObject({ refunded: 100, hasOpenRefund: true })
  })

  test('that was refused before it came to be carries no transaction, and is heard all the same', async () => {
    const number = await paidOrder()
    await pending()
    await refund(number, 100)
    const { 'checkout-transaction-id': _, ...proof } = await proofOf(number, 'fail')
    expect((await hear(signed(proof))).status).toBe(200)
    expect((await orderNumbered(number)).refunded).toBe(0)
  })
})

describe('a refund whose answer was lost', () => {
  test('is not asked for every minute: the provider knows its stamp, so a person settles it', async () => {
    const number = await paidOrder()
    await trial.control({ mode: 'refund-lost-answer' })
    await expectNo(refund(number, 100), 503, 'payment.unavailable')
    moveClock(2 * MINUTE_MS)
    await sweepAll(trial.shop.payload)
    const order = await orderNumbered(number)
    expect(order).toMatchObject({ refunded: 100, hasOpenRefund: false, refundNeedsStaff: true })
    expect(order.refunds[0]?.state).toBe('unsure')
    expect(await mailsOf(number)).toBe(0)

    const settled = await settle(number, { key: order.refunds[0]?.key, as: 'done', typed: number })
    expect(await settled.json()).toEqual({ refunded: 100, refund: 'done' })
    expect(await mailsOf(number)).toBe(1)
    expect(await inTrouble()).not.toContain(number)
    expect(await refundsOf(number)).toHaveLength(1)
  })

  test('is settled by the callback where that comes', async () => {
    const number = await paidOrder()
    await trial.control({ mode: 'refund-lost-answer' })
    await refund(number, 100)
    moveClock(2 * MINUTE_MS)
    await sweepAll(trial.shop.payload)
    await hear(await proofOf(number, 'ok'))
    expect(await orderNumbered(number)).toMatchObject({ refunded: 100, refundNeedsStaff: false })
  })
})

describe('an order that is canceled', () => {
  test('and whose money the provider will not take back stands on the desk, and is not tried for ever', async () => {
    const number = await paidOrder()
    await trial.control({ mode: 'refund-fails', applies: 'all' })
    const answer = await ask(number, 'cancel', { typed: number })
    expect(await answer.json()).toEqual({ state: 'canceled', refunded: 0, refund: 'failed' })
    for (let turn = 0; turn < 3; turn += 1) {
      moveClock(2 * MINUTE_MS)
      await sweepAll(trial.shop.payload)
    }
    const order = await orderNumbered(number)
    expect(order).toMatchObject({ isUnwound: true, refundNeedsStaff: true })
    expect(order.refunds).toHaveLength(1)
    expect(whatHappened(order)).toEqual(['received', 'canceled', 'refund_failed'])
    await trial.control({ mode: 'normal', applies: 'all' })
    expect(await (await refund(number, trial.goods.amount)).json()).toMatchObject({ refund: 'done' })
    expect(await inTrouble()).not.toContain(number)
  })

  test('is unwound once, however long its refund is under way', async () => {
    const number = await paidOrder()
    await pending()
    await ask(number, 'cancel', { typed: number })
    const { version } = await orderNumbered(number)
    moveClock(30_000)
    await sweepAll(trial.shop.payload)
    expect(await orderNumbered(number)).toMatchObject({ isUnwound: true, hasOpenRefund: true, version })
  })
})

describe('the money of a payment that came too late', () => {
  test('is told of only when it went', async () => {
    await pending()
    const ref = await paidTooLate()
    expect(await trial.purchaseState(ref)).toBe('refunding')
    expect(await lateMail(ref)).toBeNull()
    await hear(await lateProofOf(ref, 'ok'))
    expect(await trial.purchaseState(ref)).toBe('refunded')
    expect(await lateMail(ref)).not.toBeNull()
  })

  test('is asked about by the sweep', async () => {
    await trial.control({ mode: 'refund-pending', seconds: 0 })
    const ref = await paidTooLate()
    await until(async () => (await lateRefundsOf(ref)).at(-1)?.status === 'ok')
    moveClock(2 * MINUTE_MS)
    await sweepAll(trial.shop.payload)
    expect(await trial.purchaseState(ref)).toBe('refunded')
  })

  test('that fails waits for staff, who send it once more after typing the sum', async () => {
    await failing()
    const ref = await paidTooLate()
    await until(async () => (await lateRefundsOf(ref)).at(-1)?.status === 'fail')
    await hear(await lateProofOf(ref, 'fail'))
    moveClock(2 * MINUTE_MS)
    await sweepAll(trial.shop.payload)
    expect(await lateInTrouble()).toContain(ref)
    expect(await lateRefundsOf(ref)).toHaveLength(1)
    expect(await lateMail(ref)).toBeNull()

    await expectNo(settleLate(ref, { as: 'again', typed: '1,00' }), 422, 'payment.sum_not_typed')
    expect(await (await settleLate(ref, { as: 'again', typed: sum() })).json()).toEqual({ state: 'done' })
    expect(await trial.purchaseState(ref)).toBe('refunded')
    expect(await lateRefundsOf(ref)).toHaveLength(2)
    expect(await lateInTrouble()).not.toContain(ref)
    await expectNo(settleLate(ref, { as: 'again', typed: sum() }), 409, 'order.refund_settled')
  })

  test('that went after staff had given it up and sent another is theirs to look into', async () => {
    await pending()
    const ref = await paidTooLate()
    const first = await lateProofOf(ref, 'ok')
    await settleLate(ref, { as: 'failed', typed: sum() })
    await trial.control({ mode: 'error-500', applies: 'all' })
    await expectNo(settleLate(ref, { as: 'again', typed: sum() }), 503, 'payment.unavailable')
    await trial.control({ mode: 'normal', applies: 'all' })
    expect((await hear(first)).status).toBe(200)
    expect(await lateInTrouble()).toContain(ref)
    expect(await lateMail(ref)).toBeNull()
    expect(await lateRefundsOf(ref)).toHaveLength(1)
  })

  test('that staff had given up and sent again in vain, and that went after all, has gone', async () => {
    await pending()
    const ref = await paidTooLate()
    const first = await lateProofOf(ref, 'ok')
    await settleLate(ref, { as: 'failed', typed: sum() })
    // The first still holds all there is to give back.
    expect(await (await settleLate(ref, { as: 'again', typed: sum() })).json()).toEqual({ state: 'failed' })
    await hear(first)
    expect(await trial.purchaseState(ref)).toBe('refunded')
    expect(await lateMail(ref)).not.toBeNull()
  })

  test('that went a month later can still be contradicted for as long as any other', async () => {
    await pending()
    const ref = await paidTooLate()
    moveClock(31 * 24 * HOUR_MS)
    await settleLate(ref, { as: 'done', typed: sum() })
    await sweepAll(trial.shop.payload)
    await hear(await lateProofOf(ref, 'fail'))
    expect(await trial.purchaseState(ref)).toBe('refunding')
  })

  test('that the provider will not take back is not tried for ever', async () => {
    await trial.control({ mode: 'refund-fails', applies: 'all' })
    const ref = await paidTooLate()
    expect(await lateInTrouble()).toContain(ref)
    await trial.control({ mode: 'normal', applies: 'all' })
    moveClock(2 * MINUTE_MS)
    await sweepAll(trial.shop.payload)
    expect(await lateRefundsOf(ref)).toHaveLength(1)
    expect(await (await settleLate(ref, { as: 'done', typed: sum() })).json()).toEqual({ state: 'done' })
    expect(await trial.purchaseState(ref)).toBe('refunded')
  })

  test('whose answer was lost is not given twice', async () => {
    await trial.control({ mode: 'refund-lost-answer' })
    const ref = await paidTooLate()
    moveClock(2 * MINUTE_MS)
    await sweepAll(trial.shop.payload)
    expect(await lateRefundsOf(ref)).toHaveLength(1)
    expect(await lateInTrouble()).toContain(ref)
    await hear(await lateProofOf(ref, 'ok'))
    expect(await trial.purchaseState(ref)).toBe('refunded')
    await expectNo(settleLate('nobody', { as: 'done', typed: sum() }), 404, 'payment.unknown')
  })
})

async function paidOrder(): Promise<string> {
  const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
  await trial.settle(await trial.pay(next))
  return (await trial.orderOf(purchaseRef))?.number ?? ''
}

async function paidByBoth() {
  const giftCard = await trial.cardWorth(500)
  const shopper = await trial.shopperWith(1)
  const { next, purchaseRef } = await trial.purchase(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
  await trial.settle(await trial.pay(next))
  return { giftCard, shopper, number: (await trial.orderOf(purchaseRef))?.number ?? '' }
}

/** A purchase that is paid after its shopper has begun anew and paid that. */
async function paidTooLate(): Promise<string> {
  const shopper = await trial.shopperWith(1)
  const first = await trial.purchase(shopper)
  const second = await trial.purchase(shopper)
  await trial.settle(await trial.pay(second.next))
  await trial.webhook(await trial.pay(first.next))
  return first.purchaseRef
}

/** The next refund waits at first, and then fails. */
function failing() {
  return trial.control({ mode: 'refund-pending-then-fail', seconds: 0 })
}

function pending() {
  return trial.control({ mode: 'refund-pending', seconds: LONG_SECONDS })
}

function ask(number: string, deed: string, body: object): Promise<Response> {
  return trial.shop.ask(`/order/${number}/${deed}`, body, handler)
}

const refund = (number: string, amount: number) => ask(number, 'refund', { amount, typed: number })
const settle = (number: string, body: object) => ask(number, 'refund/settle', body)
const settleLate = (ref: string, body: object) => trial.shop.ask(`/payment/late/${ref}`, body, handler)
const sum = () => `${(trial.goods.amount / 100).toFixed(2).replace('.', ',')} €`

interface Given {
  transactionId: string
  status: string
  amount: number
  stamp: string
}

async function lateRefundsOf(purchaseRef: string): Promise<Given[]> {
  return ((await trial.paymentOf(purchaseRef)) as { refunds: Given[] }).refunds
}

async function refundsOf(number: string): Promise<Given[]> {
  return lateRefundsOf((await orderNumbered(number)).purchaseRef)
}

/** What the provider would say of the last refund, were it steered so. */
const proofOf = async (number: string, status: string) => proof((await refundsOf(number)).at(-1), status)
const lateProofOf = async (ref: string, status: string) => proof((await lateRefundsOf(ref)).at(-1), status)

function proof(given: Given | undefined, status: string): Record<string, string> {
  if (!given) throw new Error('Nothing was given back')
  return signed({
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-amount': String(given.amount),
    'checkout-stamp': given.stamp,
    'checkout-reference': given.stamp,
    'checkout-transaction-id': given.transactionId,
    'checkout-status': status,
    'checkout-provider': 'nordea',
  })
}

function signed({ signature: _, ...fields }: Record<string, string>): Record<string, string> {
  return { ...fields, signature: paytrailSignature('SAIPPUAKAUPPIAS', fields) }
}

function hear(said: Record<string, string>): Promise<Response> {
  return trial.shop.ask(`/payment/paytrail/refund-webhook?${new URLSearchParams(said)}`)
}

async function hearFailed(number: string): Promise<void> {
  await until(async () => (await refundsOf(number)).at(-1)?.status === 'fail')
  await hear(await proofOf(number, 'fail'))
}

async function orderNumbered(number: string): Promise<Order> {
  const found = await findOrder(await trial.shop.req(), number)
  if (!found) throw new Error(`No order ${number}`)
  return found
}

function whatHappened({ timeline }: Order): string[] {
  return timeline.map(({ what }) => what)
}

async function inTrouble(): Promise<string[]> {
  return (await ordersWithRefundTrouble(await trial.shop.req())).map(({ number }) => number)
}

async function lateInTrouble(): Promise<string[]> {
  return (await latePaymentsInTrouble(await trial.shop.req())).map(({ ref }) => ref)
}

async function mailsOf(number: string): Promise<number> {
  const where = { key: { like: `order ${number} refund ` } }
  return (await trial.shop.payload.count({ collection: 'outbox' as never, where })).totalDocs
}

function lateMail(ref: string) {
  return findOne(trial.shop, 'outbox', { key: { equals: `purchase ${ref} refunded` } })
}

/** The order as its buyer sees it. */
async function seenByBuyer(number: string): Promise<OrderView> {
  const { orderView } = await import('./order-view.ts')
  return orderView(await orderNumbered(number))
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200 && !(await isSo()); turn += 1) await new Promise((soon) => setTimeout(soon, 10))
}
