import { describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { opened } from '../../../tests/opened.ts'
import { openRefundAdmin, until, whatHappened } from '../../../tests/refund-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const admin = opened(openRefundAdmin)

describe('a refund the provider has yet to give', () => {
  test('is announced once, by the callback, and not before it went', async () => {
    const { number } = await admin.paidOrder()
    await admin.pending()
    expect(await (await admin.refund(number, 100)).json()).toEqual({ refunded: 100, refund: 'under_way' })
    expect(await admin.standing(number)).toMatchObject({ isForStaff: false })
    expect(await admin.mailsOf(number)).toBe(0)
    expect((await admin.seenByBuyer(number)).refunded).toBe(0)

    const proof = await admin.proofOf(number, 'ok')
    for (const said of await Promise.all([
      admin.sendWebhook(proof),
      admin.sendWebhook(proof),
      admin.sendWebhook(proof),
    ]))
      expect(said.status).toBe(200)
    expect(await admin.standing(number)).toMatchObject({
      refunded: 100,
      isForStaff: false,
    })
    expect(whatHappened(await admin.orderNumbered(number))).toEqual(['received', 'refund_sent', 'refunded'])
    expect(await admin.mailsOf(number)).toBe(1)
    expect((await admin.seenByBuyer(number)).refunded).toBe(100)
  })

  test('is outstanding again when it fails, is listed for staff, and is given anew', async () => {
    const { number } = await admin.paidOrder()
    await admin.failing()
    await admin.refund(number, 100)
    await admin.hearFailed(number)
    expect(await admin.standing(number)).toMatchObject({
      refunded: 0,
      isForStaff: true,
    })
    expect(whatHappened(await admin.orderNumbered(number)).at(-1)).toBe('refund_failed')
    expect(await admin.mailsOf(number)).toBe(0)
    expect(await admin.inTrouble()).toContain(number)

    expect(await (await admin.refund(number, admin.goods.amount)).json()).toMatchObject({ refund: 'done' })
    expect(await admin.inTrouble()).not.toContain(number)
    expect(await admin.mailsOf(number)).toBe(1)
  })

  test.each([
    ['ok', 'refund-pending', { refunded: 100, isForStaff: false }],
    ['fail', 'refund-pending-then-fail', { refunded: 0, isForStaff: true }],
  ])('is asked about by the sweep, which notes the answer %s', async (_, mode, expected) => {
    const { number } = await admin.paidOrder()
    await admin.control({ mode, seconds: 0 })
    await admin.refund(number, 100)
    await until(async () => (await admin.refundsOf(number)).at(-1)?.status !== 'pending')
    moveClock(2 * MINUTE_MS)
    await admin.sweep()
    expect(await admin.standing(number)).toMatchObject(expected)
  })

  test('is listed for staff after a day, who settle it after typing the number', async () => {
    const { number } = await admin.paidOrder()
    await admin.pending()
    await admin.refund(number, 100)
    moveClock(25 * HOUR_MS)
    await admin.sweep()
    expect(await admin.inTrouble()).toContain(number)
    const key = (await admin.orderNumbered(number)).refunds[0]?.key ?? ''
    await expectRefused(
      admin.settleByHand(number, { key, as: 'failed', typed: 'kyllä' }),
      422,
      'order.confirmation_not_typed',
    )
    await expectRefused(
      admin.settleByHand(number, { key: 'none', as: 'failed', typed: number }),
      404,
      'payment.unknown',
    )
    const settled = await admin.settleByHand(number, { key, as: 'failed', typed: number, note: 'Paytrail perui' })
    expect(await settled.json()).toEqual({ refunded: 0, refund: 'failed' })
    await expectRefused(admin.settleByHand(number, { key, as: 'failed', typed: number }), 409, 'order.refund_settled')
    expect((await admin.orderNumbered(number)).timeline.at(-1)).toMatchObject({
      what: 'refund_failed',
      who: 'Kaisa Käsittelijä',
      note: 'Paytrail perui',
    })
  })

  test('changes the gift card only when the provider has given its share', async () => {
    const { giftCard, shopper, number } = await admin.paidByBoth()
    await admin.failing()
    await admin.refund(number, admin.goods.amount)
    expect(await admin.balance(giftCard, shopper)).toBe(0)
    await admin.hearFailed(number)
    expect(await admin.balance(giftCard, shopper)).toBe(0)
    expect((await admin.orderNumbered(number)).refunded).toBe(0)

    await admin.pending()
    await admin.refund(number, admin.goods.amount)
    const proof = await admin.proofOf(number, 'ok')
    for (let turn = 0; turn < 2; turn += 1) await admin.sendWebhook(proof)
    expect(await admin.balance(giftCard, shopper)).toBe(500)
  })

  test('leaves only the share of the provider outstanding when it fails after it had gone', async () => {
    const { giftCard, shopper, number } = await admin.paidByBoth()
    await admin.refund(number, admin.goods.amount)
    await admin.sendWebhook(await admin.proofOf(number, 'fail'))
    expect(await admin.balance(giftCard, shopper)).toBe(500)
    expect(await admin.standing(number)).toMatchObject({ refunded: 500, isForStaff: true })
    const key = (await admin.orderNumbered(number)).refunds.find(({ state }) => state === 'failed')?.key
    await admin.settleByHand(number, { key, as: 'done', typed: number })
    expect(await admin.standing(number)).toMatchObject({ refunded: admin.goods.amount, isForStaff: false })
    expect(await admin.balance(giftCard, shopper)).toBe(500)
  })
})

describe('a refund whose answer was lost', () => {
  test('is not sent again, since the provider knows its stamp, and is settled by staff', async () => {
    const { number } = await admin.paidOrder()
    await admin.control({ mode: 'refund-lost-answer' })
    await expectRefused(admin.refund(number, 100), 503, 'payment.unavailable')
    moveClock(2 * MINUTE_MS)
    await admin.sweep()
    const order = await admin.standing(number)
    expect(order).toMatchObject({ refunded: 100, isForStaff: true })
    expect(order.refunds[0]?.state).toBe('unsure')
    expect(await admin.mailsOf(number)).toBe(0)

    const settled = await admin.settleByHand(number, { key: order.refunds[0]?.key, as: 'done', typed: number })
    expect(await settled.json()).toEqual({ refunded: 100, refund: 'done' })
    expect(await admin.mailsOf(number)).toBe(1)
    expect(await admin.inTrouble()).not.toContain(number)
    expect(await admin.refundsOf(number)).toHaveLength(1)
  })

  test('is settled by the callback when it comes', async () => {
    const { number } = await admin.paidOrder()
    await admin.control({ mode: 'refund-lost-answer' })
    await admin.refund(number, 100)
    moveClock(2 * MINUTE_MS)
    await admin.sweep()
    expect(await admin.mailsOf(number)).toBe(0)
    const proof = await admin.proofOf(number, 'ok')
    for (let turn = 0; turn < 2; turn += 1) await admin.sendWebhook(proof)
    expect(await admin.standing(number)).toMatchObject({ refunded: 100, isForStaff: false })
    expect(await admin.mailsOf(number)).toBe(1)
    expect(await admin.refundsOf(number)).toHaveLength(1)
  })

  test('is announced once when the callback comes after staff have settled it', async () => {
    const { number } = await admin.paidOrder()
    await admin.control({ mode: 'refund-lost-answer' })
    await admin.refund(number, 100)
    moveClock(2 * MINUTE_MS)
    await admin.sweep()
    const { refunds } = await admin.orderNumbered(number)
    await admin.settleByHand(number, { key: refunds[0]?.key, as: 'done', typed: number })
    expect((await admin.sendWebhook(await admin.proofOf(number, 'ok'))).status).toBe(200)
    expect(await admin.mailsOf(number)).toBe(1)
    expect(whatHappened(await admin.orderNumbered(number))).toEqual(['received', 'refund_unsure', 'refunded'])
  })
})
