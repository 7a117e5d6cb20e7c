import { afterEach, describe, expect, test } from 'vitest'
import { TAKE_BACK_MS } from '#domain/orders/transitions.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

const admin = opened(openOrderAdmin)
afterEach(() => moveClock())

describe('an order handler', () => {
  test('takes an order through its steps, and every step stands on the timeline', async () => {
    const { number } = await admin.paidOrder()
    for (const to of ['confirmed', 'sent', 'delivered'])
      expect((await admin.ask(number, 'move', { to })).status).toBe(200)
    const order = await admin.orderNumbered(number)
    expect(order.state).toBe('delivered')
    expect(order.timeline.map(({ what }) => what)).toEqual(['received', 'confirmed', 'sent', 'delivered'])
    expect(order.timeline.at(-1)?.who).toBe('Kaisa Käsittelijä')
  })

  test('notifies the buyer once, half a minute after sending, and cannot take the sending back then', async () => {
    const { number } = await admin.paidOrder()
    await admin.ask(number, 'move', { to: 'sent' })
    await admin.sweep()
    expect(await sentLetter(number)).toBeNull()
    moveClock(TAKE_BACK_MS + 1000)
    for (let turn = 0; turn < 2; turn += 1) await admin.sweep()
    expect(await sentLetter(number)).not.toBeNull()
    await expectRefused(admin.ask(number, 'take-back', {}), 409, 'order.letter_left')
  })

  test('takes a sending back before its letter leaves, and sends it again', async () => {
    const { number } = await admin.paidOrder()
    await admin.ask(number, 'move', { to: 'confirmed' })
    await expectRefused(admin.ask(number, 'take-back', {}), 409, 'order.step_not_allowed')
    const parcels = [{ carrier: 'posti', code: 'JJFI00000000000001' }]
    await admin.ask(number, 'move', { to: 'sent', parcels })
    expect(await (await admin.ask(number, 'take-back', {})).json()).toEqual({ state: 'confirmed' })
    moveClock(TAKE_BACK_MS + 1000)
    await admin.sweep()
    expect(await sentLetter(number)).toBeNull()
    const order = await admin.orderNumbered(number)
    expect(order.parcels).toEqual([])
    expect(order.timeline.map(({ what }) => what)).toEqual(['received', 'confirmed', 'sending_taken_back'])
    expect((await admin.ask(number, 'move', { to: 'sent' })).status).toBe(200)
  })

  test('sends many orders at once, prints what they need, and reports which one was refused', async () => {
    const [one, other] = [await admin.paidOrder(), await admin.paidOrder()]
    const numbers = [one.number, other.number]
    for (const what of ['list', 'slips']) {
      const printed = await admin.shop.ask('/order/print', { numbers, what }, admin.handler)
      const { pdf } = (await printed.json()) as { pdf: string }
      expect(Buffer.from(pdf, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
    }
    await admin.ask(other.number, 'cancel', { typed: other.number })
    const answer = await admin.shop.ask('/order/send', { orders: numbers.map((number) => ({ number })) }, admin.handler)
    expect(await answer.json()).toEqual({
      outcomes: [
        { number: one.number, state: 'sent', code: null },
        { number: other.number, state: null, code: 'order.step_not_allowed' },
      ],
    })
  })

  test('cannot skip a step, and cannot cancel by a move, which refunds nothing', async () => {
    const { number } = await admin.paidOrder()
    await expectRefused(admin.ask(number, 'move', { to: 'delivered' }), 409, 'order.step_not_allowed')
    await expectRefused(admin.ask(number, 'move', { to: 'canceled' }), 409, 'order.step_not_allowed')
    await expectRefused(admin.ask('S00000000', 'move', { to: 'confirmed' }), 404, 'order.not_found')
  })

  test('cancels after typing the number, and gives money and pieces back once', async () => {
    const { number } = await admin.paidOrder()
    await expectRefused(admin.ask(number, 'cancel', { typed: 'kyllä' }), 422, 'order.confirmation_not_typed')
    expect(await admin.stock()).toBe(19)
    const answer = await admin.ask(number, 'cancel', { typed: number.toLowerCase() })
    expect(await answer.json()).toEqual({ state: 'canceled', refunded: admin.goods.amount, refund: 'done' })
    expect(await admin.stock()).toBe(20)
    await expectRefused(admin.ask(number, 'cancel', { typed: number }), 409, 'order.step_not_allowed')
    await admin.sweep()
    expect(await admin.stock()).toBe(20)
    expect(await admin.paymentOf((await admin.orderNumbered(number)).source.ref)).toMatchObject({
      refundedAmount: admin.goods.amount,
    })
  })

  test('refunds a part, then the rest, and never more', async () => {
    const { number } = await admin.paidOrder()
    expect(await (await admin.refund(number, 100)).json()).toEqual({
      refunded: 100,
      refund: 'done',
    })
    const rest = admin.goods.amount - 100
    await expectRefused(admin.refund(number, rest + 1), 422, 'order.refund_too_large')
    expect(await (await admin.refund(number, rest)).json()).toEqual({
      refunded: admin.goods.amount,
      refund: 'done',
    })
    await expectRefused(admin.refund(number, 1), 422, 'order.refund_too_large')
  })

  test('refunds once when a refund is sent twice under one key', async () => {
    const { number } = await admin.paidOrder()
    const again = { ...admin.handler, 'Idempotency-Key': 'refund once' }
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await admin.shop.ask(`/order/${number}/refund`, { amount: 100, typed: number }, again)
      expect(await answer.json()).toEqual({ refunded: 100, refund: 'done' })
    }
  })

  test('reports that the provider refuses a refund, and leaves the refunded sum as before', async () => {
    const { number } = await admin.paidOrder()
    await admin.control({ mode: 'refund-fails' })
    await expectRefused(admin.refund(number, 100), 503, 'order.refund_failed')
    expect((await admin.orderNumbered(number)).refunded).toBe(0)
    expect(await (await admin.refund(number, 100)).json()).toEqual({
      refunded: 100,
      refund: 'done',
    })
  })

  test('has a refund that a crash cut off paid by the sweep', async () => {
    for (const state of ['confirmed', 'canceled']) {
      const { number } = await admin.paidOrder()
      const { amount } = admin.goods
      const at = new Date(0).toISOString()
      const shares = { toProvider: amount, toGiftCard: 0, by: '', note: '' }
      const entry = { key: 'cut off', ...shares, state: 'open', since: at, nextAskAt: at, transactionId: null }
      const data = { state, refunded: amount, refunds: [entry], ...scheduleSteps([{ step: 'refund', at }]) }
      await admin.shop.payload.db.updateOne({
        collection: 'orders' as never,
        where: { number: { equals: number } },
        data,
      })
      await admin.sweep()
      const { source } = await admin.orderNumbered(number)
      expect(await admin.paymentOf(source.ref)).toMatchObject({ refundedAmount: amount })
    }
  })

  test('keeps a refund open while its outcome is unknown, and pays it once', async () => {
    const { number } = await admin.paidOrder()
    await admin.control({ mode: 'error-500', applies: 'all' })
    await expectRefused(admin.refund(number, 100), 503, 'payment.unavailable')
    expect((await admin.orderNumbered(number)).refunded).toBe(100)
    await admin.control({ mode: 'normal', applies: 'all' })
    moveClock(2 * 60_000)
    await admin.sweep()
    await admin.sweep()
    const { source, refunded } = await admin.orderNumbered(number)
    expect(refunded).toBe(100)
    expect(await admin.paymentOf(source.ref)).toMatchObject({ refundedAmount: 100 })
  })

  test('cancels an order paid by gift card and bank: each gets its own back', async () => {
    const { giftCard, shopper, number, purchaseRef } = await admin.paidByBoth()
    await admin.ask(number, 'cancel', { typed: number })
    expect(await admin.balance(giftCard, shopper)).toBe(500)
    expect(await admin.paymentOf(purchaseRef)).toMatchObject({ refundedAmount: admin.goods.amount - 500 })
  })
})

const sentLetter = (number: string) => findOne(admin.shop, 'outbox', { key: { equals: `order ${number} sent` } })
