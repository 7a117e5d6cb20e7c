import { describe, expect, test, vi } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { inTurn } from '#plugins/payments/refund-owner.ts'
import { opened } from '../../../tests/opened.ts'
import { openRefundDesk, whatHappened } from '../../../tests/refund-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { orderRefunds } from './order-refunds.ts'

const MINUTE_MS = 60_000

const desk = opened(openRefundDesk)

describe('one of several refunds', () => {
  test('that fails after another was given is for staff to see', async () => {
    const { number } = await desk.paidOrder()
    await desk.pending()
    await desk.refund(number, 100)
    const first = await desk.proofOf(number, 'fail')
    await desk.refund(number, 50)
    await desk.sendWebhook(first)
    expect(await desk.standing(number)).toMatchObject({ refunded: 50, isForStaff: true })
    await desk.refund(number, 100)
    expect(await desk.standing(number)).toMatchObject({ refunded: 150, isForStaff: false })
  })

  test('that went after staff had given it up and given another is theirs to look into', async () => {
    const { number } = await desk.paidOrder()
    await desk.pending()
    await desk.refund(number, 100)
    const first = await desk.proofOf(number, 'ok')
    await desk.settleByHand(number, {
      key: (await desk.orderNumbered(number)).refunds[0]?.key,
      as: 'failed',
      typed: number,
    })
    await desk.refund(number, 100)
    await desk.sendWebhook(first)
    expect(await desk.standing(number)).toMatchObject({ refunded: 200, isForStaff: true })
  })

  test('asked for under the key of another is refused, and the same asked again goes once', async () => {
    const { number } = await desk.paidOrder()
    const keyed = { ...desk.handler, 'Idempotency-Key': 'one' }
    const ask = (amount: number) => desk.shop.ask(`/order/${number}/refund`, { amount, typed: number }, keyed)
    for (let turn = 0; turn < 2; turn += 1) expect(await (await ask(100)).json()).toMatchObject({ refunded: 100 })
    await expectRefused(ask(200), 409, 'request.key_reused')
    expect(await desk.refundsOf(number)).toHaveLength(1)
  })

  test('that is claimed while the order is canceled leaves the rest to be given back', async () => {
    const { number } = await desk.paidOrder()
    let go: (value?: unknown) => void = () => undefined
    const slow = inTurn({ owner: orderRefunds, ref: number }, () => new Promise((resolve) => (go = resolve)))
    const partial = desk.refund(number, 100)
    const canceled = desk.ask(number, 'cancel', { typed: number })
    await new Promise((soon) => setTimeout(soon, 300))
    go()
    await Promise.all([slow, partial, canceled])
    expect(await desk.orderNumbered(number)).toMatchObject({ state: 'canceled', refunded: desk.goods.amount })
    expect((await desk.refundsOf(number)).map(({ amount }) => amount)).toEqual([100, desk.goods.amount - 100])
  })

  test('asked for under one key in two processes at once goes once, and is not said to have failed', async () => {
    const { number } = await desk.paidOrder()
    vi.resetModules()
    const elsewhere = {
      ...(await import('#plugins/payments/give-refund.ts')),
      ...(await import('./order-refunds.ts')),
    }
    const req = await desk.shop.req()
    const asked = { key: 'one', amount: 100, by: '', note: '' }
    await Promise.allSettled([
      giveRefund({ req, owner: orderRefunds, ref: number }, asked),
      elsewhere.giveRefund({ req, owner: elsewhere.orderRefunds, ref: number }, asked),
    ])
    expect(await desk.refundsOf(number)).toHaveLength(1)
    expect(await desk.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] })
  })
})

describe('a refund of what was paid by gift card and bank', () => {
  test('goes onto the gift card first, and to the bank what the card did not pay', async () => {
    const { giftCard, shopper, number } = await desk.paidByBoth()
    await desk.refund(number, 300)
    expect(await desk.balance(giftCard, shopper)).toBe(300)
    expect(await desk.refundsOf(number)).toEqual([])
    await desk.refund(number, 400)
    expect(await desk.balance(giftCard, shopper)).toBe(500)
    expect((await desk.refundsOf(number)).map(({ amount }) => amount)).toEqual([200])
  })
})

describe('an order that is canceled', () => {
  test('and whose money the provider will not take back stands on the desk, and is not tried for ever', async () => {
    const { number } = await desk.paidOrder()
    await desk.control({ mode: 'refund-fails', applies: 'all' })
    const answer = await desk.ask(number, 'cancel', { typed: number })
    expect(await answer.json()).toEqual({ state: 'canceled', refunded: 0, refund: 'failed' })
    for (let turn = 0; turn < 3; turn += 1) {
      moveClock(2 * MINUTE_MS)
      await desk.sweep()
    }
    const order = await desk.standing(number)
    expect(order).toMatchObject({ isForStaff: true })
    expect(order.refunds).toHaveLength(1)
    expect(whatHappened(order)).toEqual(['received', 'canceled', 'refund_failed'])
    await desk.giving()
    expect(await (await desk.refund(number, desk.goods.amount)).json()).toMatchObject({ refund: 'done' })
    expect(await desk.inTrouble()).not.toContain(number)
  })

  test('is unwound once, however long its refund is under way', async () => {
    const { number } = await desk.paidOrder()
    await desk.pending()
    await desk.ask(number, 'cancel', { typed: number })
    const { version } = await desk.orderNumbered(number)
    moveClock(30_000)
    await desk.sweep()
    expect(await desk.orderNumbered(number)).toMatchObject({ refunds: [{ state: 'sent' }], version })
  })
})
