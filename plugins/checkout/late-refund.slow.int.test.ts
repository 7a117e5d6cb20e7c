import { describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { opened } from '../../tests/opened.ts'
import { openRefundDesk, until } from '../../tests/refund-admin.ts'
import { expectRefused } from '../../tests/trial-shop.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const desk = opened(openRefundDesk)

describe('the money of a payment that came too late', () => {
  test('is told of only when it went', async () => {
    await desk.pending()
    const ref = await desk.paidTooLate()
    expect(await desk.purchaseState(ref)).toBe('refunding')
    expect(await desk.lateMail(ref)).toBeNull()
    await desk.sendWebhook(await desk.lateProofOf(ref, 'ok'))
    expect(await desk.purchaseState(ref)).toBe('refunded')
    expect(await desk.lateMail(ref)).not.toBeNull()
  })

  test('is asked about by the sweep', async () => {
    await desk.control({ mode: 'refund-pending', seconds: 0 })
    const ref = await desk.paidTooLate()
    await until(async () => (await desk.lateRefundsOf(ref)).at(-1)?.status === 'ok')
    moveClock(2 * MINUTE_MS)
    await desk.sweep()
    expect(await desk.purchaseState(ref)).toBe('refunded')
  })

  test('that fails waits for staff, who send it once more after typing the sum', async () => {
    await desk.failing()
    const ref = await desk.paidTooLate()
    await until(async () => (await desk.lateRefundsOf(ref)).at(-1)?.status === 'fail')
    await desk.sendWebhook(await desk.lateProofOf(ref, 'fail'))
    moveClock(2 * MINUTE_MS)
    await desk.sweep()
    expect(await desk.lateInTrouble()).toContain(ref)
    expect(await desk.lateRefundsOf(ref)).toHaveLength(1)
    expect(await desk.lateMail(ref)).toBeNull()

    await expectRefused(desk.settleLate(ref, { as: 'again', typed: '1,00' }), 422, 'payment.sum_not_typed')
    const dropped = { as: 'dropped', typed: desk.sum(), note: 'Pidetään' } as const
    await expectRefused(desk.settleLate(ref, dropped), 409, 'payment.must_go_back')
    expect(await (await desk.settleLate(ref, { as: 'again', typed: desk.sum() })).json()).toEqual({ state: 'done' })
    expect(await desk.purchaseState(ref)).toBe('refunded')
    expect(await desk.lateRefundsOf(ref)).toHaveLength(2)
    expect(await desk.lateInTrouble()).not.toContain(ref)
    await expectRefused(desk.settleLate(ref, { as: 'again', typed: desk.sum() }), 409, 'order.refund_settled')
  })

  test('that went after staff had given it up and sent another is theirs to look into', async () => {
    await desk.pending()
    const ref = await desk.paidTooLate()
    const first = await desk.lateProofOf(ref, 'ok')
    await desk.settleLate(ref, { as: 'failed', typed: desk.sum() })
    await desk.control({ mode: 'error-500', applies: 'all' })
    await expectRefused(desk.settleLate(ref, { as: 'again', typed: desk.sum() }), 503, 'payment.unavailable')
    await desk.giving()
    expect((await desk.sendWebhook(first)).status).toBe(200)
    expect(await desk.lateInTrouble()).toContain(ref)
    expect(await desk.lateMail(ref)).toBeNull()
    expect(await desk.lateRefundsOf(ref)).toHaveLength(1)
  })

  test('that staff had given up and sent again in vain, and that went after all, has gone', async () => {
    await desk.pending()
    const ref = await desk.paidTooLate()
    const first = await desk.lateProofOf(ref, 'ok')
    await desk.settleLate(ref, { as: 'failed', typed: desk.sum() })
    // The first still holds all there is to give back.
    expect(await (await desk.settleLate(ref, { as: 'again', typed: desk.sum() })).json()).toEqual({ state: 'failed' })
    await desk.sendWebhook(first)
    expect(await desk.purchaseState(ref)).toBe('refunded')
    expect(await desk.lateMail(ref)).not.toBeNull()
  })

  test('that went a month later can still be contradicted for as long as any other', async () => {
    await desk.pending()
    const ref = await desk.paidTooLate()
    moveClock(31 * 24 * HOUR_MS)
    await desk.settleLate(ref, { as: 'done', typed: desk.sum() })
    await desk.sweep()
    await desk.sendWebhook(await desk.lateProofOf(ref, 'fail'))
    expect(await desk.purchaseState(ref)).toBe('refunding')
  })

  test('that the provider will not take back is not tried for ever', async () => {
    await desk.control({ mode: 'refund-fails', applies: 'all' })
    const ref = await desk.paidTooLate()
    expect(await desk.lateInTrouble()).toContain(ref)
    await desk.giving()
    moveClock(2 * MINUTE_MS)
    await desk.sweep()
    expect(await desk.lateRefundsOf(ref)).toHaveLength(1)
    expect(await (await desk.settleLate(ref, { as: 'done', typed: desk.sum() })).json()).toEqual({ state: 'done' })
    expect(await desk.purchaseState(ref)).toBe('refunded')
  })

  test('whose answer was lost is not given twice', async () => {
    await desk.control({ mode: 'refund-lost-answer' })
    const ref = await desk.paidTooLate()
    moveClock(2 * MINUTE_MS)
    await desk.sweep()
    expect(await desk.lateRefundsOf(ref)).toHaveLength(1)
    expect(await desk.lateInTrouble()).toContain(ref)
    await desk.sendWebhook(await desk.lateProofOf(ref, 'ok'))
    expect(await desk.purchaseState(ref)).toBe('refunded')
    await expectRefused(desk.settleLate('nobody', { as: 'done', typed: desk.sum() }), 404, 'payment.unknown')
  })
})
