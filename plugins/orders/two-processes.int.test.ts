import { describe, expect, test, vi } from 'vitest'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { runAllTasks } from '#plugins/kit/scheduler.ts'
import { opened } from '../../tests/opened.ts'
import { openRefundDesk } from '../../tests/refund-desk.ts'
import { claimMoneyBackAgain, giveMoneyBack } from './give-money-back.ts'
import { giveRefund } from './give-refund.ts'

const MINUTE_MS = 60_000

const desk = opened(openRefundDesk)

describe('a refund on its way to the provider', () => {
  test('of an order is left alone by the sweep of another process', async () => {
    const { number } = await desk.paidOrder()
    vi.resetModules()
    const elsewhere = await import('./finish-refunds.ts')
    const req = await desk.shop.req()
    meanwhile(async () => elsewhere.finishRefunds(req, await desk.orderNumbered(number)))
    await giveRefund(req, number, { key: 'one', amount: 100, by: '', note: '' })
    expect(await desk.refundsOf(number)).toHaveLength(1)
    expect(await desk.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] })
  })

  test('of a late payment is left alone by the sweep of another process', async () => {
    await desk.control({ mode: 'refund-fails' })
    const ref = await desk.paidTooLate()
    vi.resetModules()
    const elsewhere = await import('./give-money-back.ts')
    const req = await desk.shop.req()
    const purchase = async () => (await findPurchase(req, ref))!
    await claimMoneyBackAgain(req, await purchase(), 'Kaisa')
    await elsewhere.giveMoneyBack(req, { ref })
    expect((await purchase()).refundState).toBe('open')
    await giveMoneyBack(req, { ref }, { isClaimed: true })
    expect((await purchase()).refundState).toBe('done')
  })

  test('and claimed by a process that died is sent a minute later', async () => {
    const { number } = await desk.paidOrder()
    const silent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Killed'))
    const req = await desk.shop.req()
    await expect(giveRefund(req, number, { key: 'one', amount: 100, by: '', note: '' })).rejects.toThrow()
    silent.mockRestore()
    moveClock(2 * MINUTE_MS)
    await runAllTasks(desk.shop.payload)
    expect(await desk.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] })
  })
})

/** Does something while the next question is on its way to the provider. */
function meanwhile(deed: () => Promise<unknown>): void {
  const ask = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...question) => {
    await deed()
    return ask(...question)
  })
}
