import { describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { opened } from '../../tests/opened.ts'
import { openRefundAdmin, until } from '../../tests/refund-admin.ts'
import { expectRefused } from '../../tests/trial-shop.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const admin = opened(openRefundAdmin)

describe('refunding a payment that came too late', () => {
  test('sends the letter only when the refund succeeds', async () => {
    await admin.pending()
    const ref = await admin.paidTooLate()
    expect(await admin.purchaseState(ref)).toBe('refunding')
    expect(await admin.lateMail(ref)).toBeNull()
    await admin.sendWebhook(await admin.lateProofOf(ref, 'ok'))
    expect(await admin.purchaseState(ref)).toBe('refunded')
    expect(await admin.lateMail(ref)).not.toBeNull()
  })

  test('is completed by the sweep, which asks the provider', async () => {
    await admin.control({ mode: 'refund-pending', seconds: 0 })
    const ref = await admin.paidTooLate()
    await until(async () => (await admin.lateRefundsOf(ref)).at(-1)?.status === 'ok')
    moveClock(2 * MINUTE_MS)
    await admin.sweep()
    expect(await admin.purchaseState(ref)).toBe('refunded')
  })

  test('waits for staff when it fails, who send it again after typing the sum', async () => {
    await admin.failing()
    const ref = await admin.paidTooLate()
    await until(async () => (await admin.lateRefundsOf(ref)).at(-1)?.status === 'fail')
    await admin.sendWebhook(await admin.lateProofOf(ref, 'fail'))
    moveClock(2 * MINUTE_MS)
    await admin.sweep()
    expect(await admin.lateInTrouble()).toContain(ref)
    expect(await admin.lateRefundsOf(ref)).toHaveLength(1)
    expect(await admin.lateMail(ref)).toBeNull()

    await expectRefused(admin.settleLate(ref, { as: 'again', typed: '1,00' }), 422, 'payment.sum_not_typed')
    const dropped = { as: 'dropped', typed: admin.sum(), note: 'Pidetään' } as const
    await expectRefused(admin.settleLate(ref, dropped), 409, 'payment.must_go_back')
    expect(await (await admin.settleLate(ref, { as: 'again', typed: admin.sum() })).json()).toEqual({ state: 'done' })
    expect(await admin.purchaseState(ref)).toBe('refunded')
    expect(await admin.lateRefundsOf(ref)).toHaveLength(2)
    expect(await admin.lateInTrouble()).not.toContain(ref)
    await expectRefused(admin.settleLate(ref, { as: 'again', typed: admin.sum() }), 409, 'order.refund_settled')
  })

  test('is listed for staff when it succeeds after they gave it up and sent another', async () => {
    await admin.pending()
    const ref = await admin.paidTooLate()
    const first = await admin.lateProofOf(ref, 'ok')
    await admin.settleLate(ref, { as: 'failed', typed: admin.sum() })
    await admin.control({ mode: 'error-500', applies: 'all' })
    await expectRefused(admin.settleLate(ref, { as: 'again', typed: admin.sum() }), 503, 'payment.unavailable')
    await admin.giving()
    expect((await admin.sendWebhook(first)).status).toBe(200)
    expect(await admin.lateInTrouble()).toContain(ref)
    expect(await admin.lateMail(ref)).toBeNull()
    expect(await admin.lateRefundsOf(ref)).toHaveLength(1)
  })

  test('is done when the first refund succeeds and the second was refused', async () => {
    await admin.pending()
    const ref = await admin.paidTooLate()
    const first = await admin.lateProofOf(ref, 'ok')
    await admin.settleLate(ref, { as: 'failed', typed: admin.sum() })
    // The first still holds all there is to give back.
    expect(await (await admin.settleLate(ref, { as: 'again', typed: admin.sum() })).json()).toEqual({ state: 'failed' })
    await admin.sendWebhook(first)
    expect(await admin.purchaseState(ref)).toBe('refunded')
    expect(await admin.lateMail(ref)).not.toBeNull()
  })

  test('accepts a report of failure after staff marked it done a month later', async () => {
    await admin.pending()
    const ref = await admin.paidTooLate()
    moveClock(31 * 24 * HOUR_MS)
    await admin.settleLate(ref, { as: 'done', typed: admin.sum() })
    await admin.sweep()
    await admin.sendWebhook(await admin.lateProofOf(ref, 'fail'))
    expect(await admin.purchaseState(ref)).toBe('refunding')
  })

  test('is not retried after the provider refuses it, and staff can mark it done', async () => {
    await admin.control({ mode: 'refund-fails', applies: 'all' })
    const ref = await admin.paidTooLate()
    expect(await admin.lateInTrouble()).toContain(ref)
    await admin.giving()
    moveClock(2 * MINUTE_MS)
    await admin.sweep()
    expect(await admin.lateRefundsOf(ref)).toHaveLength(1)
    expect(await (await admin.settleLate(ref, { as: 'done', typed: admin.sum() })).json()).toEqual({ state: 'done' })
    expect(await admin.purchaseState(ref)).toBe('refunded')
  })

  test('is not sent twice when the answer is lost', async () => {
    await admin.control({ mode: 'refund-lost-answer' })
    const ref = await admin.paidTooLate()
    moveClock(2 * MINUTE_MS)
    await admin.sweep()
    expect(await admin.lateRefundsOf(ref)).toHaveLength(1)
    expect(await admin.lateInTrouble()).toContain(ref)
    await admin.sendWebhook(await admin.lateProofOf(ref, 'ok'))
    expect(await admin.purchaseState(ref)).toBe('refunded')
    await expectRefused(admin.settleLate('nobody', { as: 'done', typed: admin.sum() }), 404, 'payment.unknown')
  })
})
