import { describe, expect, test, vi } from 'vitest'

import { moveClock, now as sharedNow } from '#plugins/kit/clock.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { orderRefunds } from '#plugins/orders/refunds/order-refunds.ts'
import { opened } from '../../tests/opened.ts'
import { openRefundAdmin } from '../../tests/refund-admin.ts'
import { findCharge } from './charges/repository.ts'
import { finishRefunds, giveRefund } from './give-refund.ts'

const MINUTE_MS = 60_000
const asked = { key: 'one', amount: 100, by: '', note: '' }

const admin = opened(openRefundAdmin)

describe('a refund on its way to the provider', () => {
  test('is left alone by the sweep of another process when it is of an order', async () => {
    const { number } = await admin.paidOrder()
    const elsewhere = await anotherProcess()
    const req = await admin.shop.req()
    meanwhile(() => elsewhere.finishRefunds({ req, owner: elsewhere.orderRefunds, ref: number }))
    await giveRefund({ req, owner: orderRefunds, ref: number }, asked)
    expect(await admin.refundsOf(number)).toHaveLength(1)
    expect(await admin.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] })
  })

  test('succeeds when a process whose clock is a minute ahead sends it meanwhile', async () => {
    const { number } = await admin.paidOrder()
    const elsewhere = await anotherProcess({ aheadMs: MINUTE_MS })
    const req = await admin.shop.req()
    meanwhile(() => elsewhere.finishRefunds({ req, owner: elsewhere.orderRefunds, ref: number }))
    await giveRefund({ req, owner: orderRefunds, ref: number }, asked)
    expect(await admin.refundsOf(number)).toHaveLength(1)
    expect(await admin.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] })
    expect(await admin.mailsOf(number)).toBe(1)
  })

  test('is left alone by the sweep of another process when it is of a late payment', async () => {
    await admin.control({ mode: 'refund-fails' })
    const ref = await admin.paidTooLate()
    const elsewhere = await anotherProcess()
    const req = await admin.shop.req()
    const states = async () => (await findCharge(req, ref))?.refunds.map(({ state }) => state)
    let seenMeanwhile: unknown
    meanwhile(async () => {
      await elsewhere.finishRefunds({ req, owner: elsewhere.chargeRefunds('purchase'), ref })
      seenMeanwhile = await states()
    })
    await admin.settleLate(ref, { as: 'again', typed: admin.sum() })
    expect(seenMeanwhile).toEqual(['failed', 'open'])
    expect(await states()).toEqual(['failed', 'done'])
    expect(await admin.lateRefundsOf(ref)).toHaveLength(2)
  })

  test('is sent a minute later when the process that claimed it died', async () => {
    const { number } = await diedWithRefund()
    moveClock(2 * MINUTE_MS)
    await runAllTasks(admin.shop.payload)
    expect(await admin.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] })
  })

  test('is sent by one of two sweeps when the process that claimed it died', async () => {
    const { number } = await diedWithRefund()
    const elsewhere = await anotherProcess()
    const req = await admin.shop.req()
    moveClock(2 * MINUTE_MS)
    elsewhere.moveClock(2 * MINUTE_MS)
    await Promise.all([
      finishRefunds({ req, owner: orderRefunds, ref: number }),
      elsewhere.finishRefunds({ req, owner: elsewhere.orderRefunds, ref: number }),
    ])
    expect(await admin.refundsOf(number)).toHaveLength(1)
    expect(await admin.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] })
  })
})

/** The same code with a memory and a clock of its own, as a second process has them. */
async function anotherProcess({ aheadMs = 0 } = {}) {
  vi.resetModules()
  vi.doMock('#plugins/kit/clock.ts', async (original) => {
    const now = () => new Date(sharedNow().getTime() + aheadMs)
    return { ...(await original<object>()), now, nowIso: () => now().toISOString() }
  })
  return {
    ...(await import('./give-refund.ts')),
    ...(await import('#plugins/orders/refunds/order-refunds.ts')),
    ...(await import('./charges/charge-refunds.ts')),
    ...(await import('#plugins/kit/clock.ts')),
  }
}

/** An order with a refund that was claimed and that the provider never heard of. */
async function diedWithRefund(): Promise<{ number: string }> {
  const { number } = await admin.paidOrder()
  const silent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Killed'))
  const req = await admin.shop.req()
  await expect(giveRefund({ req, owner: orderRefunds, ref: number }, asked)).rejects.toThrow()
  silent.mockRestore()
  return { number }
}

/** Does something while the next question is on its way to the provider. */
function meanwhile(action: () => Promise<unknown>): void {
  const ask = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...question) => {
    await action()
    return ask(...question)
  })
}
