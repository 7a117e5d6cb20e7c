import { describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { opened } from '../../../tests/opened.ts'
import { openRefundDesk, until, whatHappened } from '../../../tests/refund-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const desk = opened(openRefundDesk)

describe('a refund the provider has yet to give', () => {
  test('is told to nobody before it went; then the callback says so, once', async () => {
    const { number } = await desk.paidOrder()
    await desk.pending()
    expect(await (await desk.refund(number, 100)).json()).toEqual({ refunded: 100, refund: 'under_way' })
    expect(await desk.standing(number)).toMatchObject({ isForStaff: false })
    expect(await desk.mailsOf(number)).toBe(0)
    expect((await desk.seenByBuyer(number)).refunded).toBe(0)

    const proof = await desk.proofOf(number, 'ok')
    for (const said of await Promise.all([desk.sendWebhook(proof), desk.sendWebhook(proof), desk.sendWebhook(proof)]))
      expect(said.status).toBe(200)
    expect(await desk.standing(number)).toMatchObject({
      refunded: 100,
      isForStaff: false,
    })
    expect(whatHappened(await desk.orderNumbered(number))).toEqual(['received', 'refund_sent', 'refunded'])
    expect(await desk.mailsOf(number)).toBe(1)
    expect((await desk.seenByBuyer(number)).refunded).toBe(100)
  })

  test('that fails is outstanding again, stands where staff look, and is given anew', async () => {
    const { number } = await desk.paidOrder()
    await desk.failing()
    await desk.refund(number, 100)
    await desk.hearFailed(number)
    expect(await desk.standing(number)).toMatchObject({
      refunded: 0,
      isForStaff: true,
    })
    expect(whatHappened(await desk.orderNumbered(number)).at(-1)).toBe('refund_failed')
    expect(await desk.mailsOf(number)).toBe(0)
    expect(await desk.inTrouble()).toContain(number)

    expect(await (await desk.refund(number, desk.goods.amount)).json()).toMatchObject({ refund: 'done' })
    expect(await desk.inTrouble()).not.toContain(number)
    expect(await desk.mailsOf(number)).toBe(1)
  })

  test.each([
    ['ok', 'refund-pending', { refunded: 100, isForStaff: false }],
    ['fail', 'refund-pending-then-fail', { refunded: 0, isForStaff: true }],
  ])('is asked about by the sweep, and its %s is heard so', async (_, mode, expected) => {
    const { number } = await desk.paidOrder()
    await desk.control({ mode, seconds: 0 })
    await desk.refund(number, 100)
    await until(async () => (await desk.refundsOf(number)).at(-1)?.status !== 'pending')
    moveClock(2 * MINUTE_MS)
    await desk.sweep()
    expect(await desk.standing(number)).toMatchObject(expected)
  })

  test('for longer than a day becomes a matter for staff, who settle it after typing the number', async () => {
    const { number } = await desk.paidOrder()
    await desk.pending()
    await desk.refund(number, 100)
    moveClock(25 * HOUR_MS)
    await desk.sweep()
    expect(await desk.inTrouble()).toContain(number)
    const key = (await desk.orderNumbered(number)).refunds[0]?.key ?? ''
    await expectRefused(
      desk.settleByHand(number, { key, as: 'failed', typed: 'kyllä' }),
      422,
      'order.confirmation_not_typed',
    )
    await expectRefused(desk.settleByHand(number, { key: 'none', as: 'failed', typed: number }), 404, 'payment.unknown')
    const settled = await desk.settleByHand(number, { key, as: 'failed', typed: number, note: 'Paytrail perui' })
    expect(await settled.json()).toEqual({ refunded: 0, refund: 'failed' })
    await expectRefused(desk.settleByHand(number, { key, as: 'failed', typed: number }), 409, 'order.refund_settled')
    expect((await desk.orderNumbered(number)).timeline.at(-1)).toMatchObject({
      what: 'refund_failed',
      who: 'Kaisa Käsittelijä',
      note: 'Paytrail perui',
    })
  })

  test('leaves the gift card alone until then, and gives both shares or neither', async () => {
    const { giftCard, shopper, number } = await desk.paidByBoth()
    await desk.failing()
    await desk.refund(number, desk.goods.amount)
    expect(await desk.balance(giftCard, shopper)).toBe(0)
    await desk.hearFailed(number)
    expect(await desk.balance(giftCard, shopper)).toBe(0)
    expect((await desk.orderNumbered(number)).refunded).toBe(0)

    await desk.pending()
    await desk.refund(number, desk.goods.amount)
    const proof = await desk.proofOf(number, 'ok')
    for (let turn = 0; turn < 2; turn += 1) await desk.sendWebhook(proof)
    expect(await desk.balance(giftCard, shopper)).toBe(500)
  })

  test('failed after it had gone: only the share of the provider is outstanding again', async () => {
    const { giftCard, shopper, number } = await desk.paidByBoth()
    await desk.refund(number, desk.goods.amount)
    await desk.sendWebhook(await desk.proofOf(number, 'fail'))
    expect(await desk.balance(giftCard, shopper)).toBe(500)
    expect(await desk.standing(number)).toMatchObject({ refunded: 500, isForStaff: true })
    const key = (await desk.orderNumbered(number)).refunds.find(({ state }) => state === 'failed')?.key
    await desk.settleByHand(number, { key, as: 'done', typed: number })
    expect(await desk.standing(number)).toMatchObject({ refunded: desk.goods.amount, isForStaff: false })
    expect(await desk.balance(giftCard, shopper)).toBe(500)
  })
})

describe('a refund whose answer was lost', () => {
  test('is not asked for every minute: the provider knows its stamp, so a person settles it', async () => {
    const { number } = await desk.paidOrder()
    await desk.control({ mode: 'refund-lost-answer' })
    await expectRefused(desk.refund(number, 100), 503, 'payment.unavailable')
    moveClock(2 * MINUTE_MS)
    await desk.sweep()
    const order = await desk.standing(number)
    expect(order).toMatchObject({ refunded: 100, isForStaff: true })
    expect(order.refunds[0]?.state).toBe('unsure')
    expect(await desk.mailsOf(number)).toBe(0)

    const settled = await desk.settleByHand(number, { key: order.refunds[0]?.key, as: 'done', typed: number })
    expect(await settled.json()).toEqual({ refunded: 100, refund: 'done' })
    expect(await desk.mailsOf(number)).toBe(1)
    expect(await desk.inTrouble()).not.toContain(number)
    expect(await desk.refundsOf(number)).toHaveLength(1)
  })

  test('is settled by the callback where that comes', async () => {
    const { number } = await desk.paidOrder()
    await desk.control({ mode: 'refund-lost-answer' })
    await desk.refund(number, 100)
    moveClock(2 * MINUTE_MS)
    await desk.sweep()
    expect(await desk.mailsOf(number)).toBe(0)
    const proof = await desk.proofOf(number, 'ok')
    for (let turn = 0; turn < 2; turn += 1) await desk.sendWebhook(proof)
    expect(await desk.standing(number)).toMatchObject({ refunded: 100, isForStaff: false })
    expect(await desk.mailsOf(number)).toBe(1)
    expect(await desk.refundsOf(number)).toHaveLength(1)
  })

  test('is told once where the callback comes after a person has settled it', async () => {
    const { number } = await desk.paidOrder()
    await desk.control({ mode: 'refund-lost-answer' })
    await desk.refund(number, 100)
    moveClock(2 * MINUTE_MS)
    await desk.sweep()
    const { refunds } = await desk.orderNumbered(number)
    await desk.settleByHand(number, { key: refunds[0]?.key, as: 'done', typed: number })
    expect((await desk.sendWebhook(await desk.proofOf(number, 'ok'))).status).toBe(200)
    expect(await desk.mailsOf(number)).toBe(1)
    expect(whatHappened(await desk.orderNumbered(number))).toEqual(['received', 'refund_unsure', 'refunded'])
  })
})
