import { describe, expect, test, vi } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { inTurn } from '#plugins/payments/refund-owner.ts'
import { opened } from '../../../tests/opened.ts'
import { openRefundAdmin, whatHappened } from '../../../tests/refund-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { orderRefunds } from './order-refunds.ts'

const MINUTE_MS = 60_000

const admin = opened(openRefundAdmin)

describe('one of several refunds', () => {
  test('is listed for staff when it fails after another was given', async () => {
    const { number } = await admin.paidOrder()
    await admin.pending()
    await admin.refund(number, 100)
    const first = await admin.proofOf(number, 'fail')
    await admin.refund(number, 50)
    await admin.sendWebhook(first)
    expect(await admin.standing(number)).toMatchObject({ refunded: 50, isForStaff: true })
    await admin.refund(number, 100)
    expect(await admin.standing(number)).toMatchObject({ refunded: 150, isForStaff: false })
  })

  test('is listed for staff when it goes after they gave it up and gave another', async () => {
    const { number } = await admin.paidOrder()
    await admin.pending()
    await admin.refund(number, 100)
    const first = await admin.proofOf(number, 'ok')
    await admin.settleByHand(number, {
      key: (await admin.orderNumbered(number)).refunds[0]?.key,
      as: 'failed',
      typed: number,
    })
    await admin.refund(number, 100)
    await admin.sendWebhook(first)
    expect(await admin.standing(number)).toMatchObject({ refunded: 200, isForStaff: true })
  })

  test('is refused under the key of another, and goes once when it is repeated', async () => {
    const { number } = await admin.paidOrder()
    const keyed = { ...admin.handler, 'Idempotency-Key': 'one' }
    const ask = (amount: number) => admin.shop.ask(`/order/${number}/refund`, { amount, typed: number }, keyed)
    for (let turn = 0; turn < 2; turn += 1) expect(await (await ask(100)).json()).toMatchObject({ refunded: 100 })
    await expectRefused(ask(200), 409, 'request.key_reused')
    expect(await admin.refundsOf(number)).toHaveLength(1)
  })

  test('leaves the rest to a cancellation that comes at the same time', async () => {
    const { number } = await admin.paidOrder()
    let go: (value?: unknown) => void = () => undefined
    const slow = inTurn({ owner: orderRefunds, ref: number }, () => new Promise((resolve) => (go = resolve)))
    const partial = admin.refund(number, 100)
    const canceled = admin.ask(number, 'cancel', { typed: number })
    await new Promise((soon) => setTimeout(soon, 300))
    go()
    await Promise.all([slow, partial, canceled])
    expect(await admin.orderNumbered(number)).toMatchObject({ state: 'canceled', refunded: admin.goods.amount })
    expect((await admin.refundsOf(number)).map(({ amount }) => amount)).toEqual([100, admin.goods.amount - 100])
  })

  test('goes once and has not failed when two processes ask for it under one key at once', async () => {
    const { number } = await admin.paidOrder()
    vi.resetModules()
    const elsewhere = {
      ...(await import('#plugins/payments/give-refund.ts')),
      ...(await import('./order-refunds.ts')),
    }
    const req = await admin.shop.req()
    const asked = { key: 'one', amount: 100, by: '', note: '' }
    await Promise.allSettled([
      giveRefund({ req, owner: orderRefunds, ref: number }, asked),
      elsewhere.giveRefund({ req, owner: elsewhere.orderRefunds, ref: number }, asked),
    ])
    expect(await admin.refundsOf(number)).toHaveLength(1)
    expect(await admin.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] })
  })
})

describe('a refund of what was paid by gift card and bank', () => {
  test('goes onto the gift card first, and to the bank what the card did not pay', async () => {
    const { giftCard, shopper, number } = await admin.paidByBoth()
    await admin.refund(number, 300)
    expect(await admin.balance(giftCard, shopper)).toBe(300)
    expect(await admin.refundsOf(number)).toEqual([])
    await admin.refund(number, 400)
    expect(await admin.balance(giftCard, shopper)).toBe(500)
    expect((await admin.refundsOf(number)).map(({ amount }) => amount)).toEqual([200])
  })
})

describe('a canceled order', () => {
  test('waits for staff when the provider refuses its refund, which is not retried for ever', async () => {
    const { number } = await admin.paidOrder()
    await admin.control({ mode: 'refund-fails', applies: 'all' })
    const answer = await admin.ask(number, 'cancel', { typed: number })
    expect(await answer.json()).toEqual({ state: 'canceled', refunded: 0, refund: 'failed' })
    for (let turn = 0; turn < 3; turn += 1) {
      moveClock(2 * MINUTE_MS)
      await admin.sweep()
    }
    const order = await admin.standing(number)
    expect(order).toMatchObject({ isForStaff: true })
    expect(order.refunds).toHaveLength(1)
    expect(whatHappened(order)).toEqual(['received', 'canceled', 'refund_failed'])
    await admin.giving()
    expect(await (await admin.refund(number, admin.goods.amount)).json()).toMatchObject({ refund: 'done' })
    expect(await admin.inTrouble()).not.toContain(number)
  })

  test('is unwound once, however long its refund is under way', async () => {
    const { number } = await admin.paidOrder()
    await admin.pending()
    await admin.ask(number, 'cancel', { typed: number })
    const { version } = await admin.orderNumbered(number)
    moveClock(30_000)
    await admin.sweep()
    expect(await admin.orderNumbered(number)).toMatchObject({ refunds: [{ state: 'sent' }], version })
  })
})
