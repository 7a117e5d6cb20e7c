import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import type { Listing } from '#contracts/listing.ts'
import type { OrderView } from '#contracts/orders.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/documents.ts'
import { unseal } from '#plugins/kit/secrets.ts'
import { sweepAll } from '#plugins/kit/sweeps.ts'
import { expectNo, openTrial, type Caller, type Trial } from '../../tests/trial-shop.ts'

const DAY_MS = 86_400_000

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
})

describe('an order handler', () => {
  test('takes an order through its steps, and every step stands on the timeline', async () => {
    const number = await paidOrder()
    for (const to of ['confirmed', 'sent', 'delivered']) await move(number, to)
    const order = await orderNumbered(number)
    expect(order.state).toBe('delivered')
    expect(order.timeline.map(({ what }) => what)).toEqual(['received', 'confirmed', 'sent', 'delivered'])
    expect(order.timeline.at(-1)?.who).toBe('Kaisa Käsittelijä')
    expect(await letter(`order ${number} sent`)).not.toBeNull()
  })

  test('who was cut off before telling the buyer that it left, has it told by the sweep, once', async () => {
    const number = await paidOrder()
    const where = { number: { equals: number } }
    const data = { state: 'sent', owesSentLetter: true }
    await trial.shop.payload.db.updateOne({ collection: 'orders' as never, where, data })
    for (let turn = 0; turn < 2; turn += 1) await sweepAll(trial.shop.payload)
    expect(await letter(`order ${number} sent`)).not.toBeNull()
    expect(await orderNumbered(number)).toMatchObject({ owesSentLetter: false })
  })

  test('cannot skip a step, and cancels by the door that gives the money back', async () => {
    const number = await paidOrder()
    await expectNo(ask(number, 'move', { to: 'delivered' }), 409, 'order.step_not_allowed')
    await expectNo(ask(number, 'move', { to: 'canceled' }), 409, 'order.step_not_allowed')
    await expectNo(ask('S00000000', 'move', { to: 'confirmed' }), 404, 'order.not_found')
  })

  test('cancels after typing the number: money, pieces and nothing twice', async () => {
    const number = await paidOrder()
    await expectNo(ask(number, 'cancel', { typed: 'kyllä' }), 422, 'order.confirmation_not_typed')
    expect(await trial.stock()).toBe(19)
    const answer = await ask(number, 'cancel', { typed: number.toLowerCase() })
    expect(await answer.json()).toEqual({ state: 'canceled', refunded: trial.goods.amount, refund: 'done' })
    expect(await trial.stock()).toBe(20)
    await expectNo(ask(number, 'cancel', { typed: number }), 409, 'order.step_not_allowed')
    await sweepAll(trial.shop.payload)
    expect(await trial.stock()).toBe(20)
    expect(await trial.paymentOf((await orderNumbered(number)).purchaseRef)).toMatchObject({
      refundedAmount: trial.goods.amount,
    })
  })

  test('refunds a part, then the rest, and never more', async () => {
    const number = await paidOrder()
    expect(await (await ask(number, 'refund', { amount: 100, typed: number })).json()).toEqual({
      refunded: 100,
      refund: 'done',
    })
    const rest = trial.goods.amount - 100
    await expectNo(ask(number, 'refund', { amount: rest + 1, typed: number }), 422, 'order.refund_too_large')
    expect(await (await ask(number, 'refund', { amount: rest, typed: number })).json()).toEqual({
      refunded: trial.goods.amount,
      refund: 'done',
    })
    await expectNo(ask(number, 'refund', { amount: 1, typed: number }), 422, 'order.refund_too_large')
  })

  test('who sends a refund twice under one key refunds once', async () => {
    const number = await paidOrder()
    const again = { ...handler, 'Idempotency-Key': 'refund once' }
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await trial.shop.ask(`/order/${number}/refund`, { amount: 100, typed: number }, again)
      expect(await answer.json()).toEqual({ refunded: 100, refund: 'done' })
    }
  })

  test('hears when the provider will not refund, and the order owes as before', async () => {
    const number = await paidOrder()
    await trial.control({ mode: 'refund-fails' })
    await expectNo(ask(number, 'refund', { amount: 100, typed: number }), 503, 'order.refund_failed')
    expect((await orderNumbered(number)).refunded).toBe(0)
    expect(await (await ask(number, 'refund', { amount: 100, typed: number })).json()).toEqual({
      refunded: 100,
      refund: 'done',
    })
  })

  test('whose refund was cut off by a crash, the sweep gives the money back after all', async () => {
    for (const state of ['confirmed', 'canceled']) {
      const number = await paidOrder()
      const { amount } = trial.goods
      const at = new Date(0).toISOString()
      const shares = { toProvider: amount, toGiftCard: 0, by: '', note: '' }
      const entry = { key: 'cut off', ...shares, state: 'open', since: at, nextAskAt: at, transactionId: null }
      const data = { state, refunded: amount, refunds: [entry], hasOpenRefund: true }
      await trial.shop.payload.db.updateOne({
        collection: 'orders' as never,
        where: { number: { equals: number } },
        data,
      })
      await sweepAll(trial.shop.payload)
      const { purchaseRef } = await orderNumbered(number)
      expect(await trial.paymentOf(purchaseRef)).toMatchObject({ refundedAmount: amount })
    }
  })

  test('keeps a refund open while nobody knows whether it went out, and gives it once', async () => {
    const number = await paidOrder()
    await trial.control({ mode: 'error-500', applies: 'all' })
    await expectNo(ask(number, 'refund', { amount: 100, typed: number }), 503, 'payment.unavailable')
    expect((await orderNumbered(number)).refunded).toBe(100)
    await trial.control({ mode: 'normal', applies: 'all' })
    moveClock(2 * 60_000)
    await sweepAll(trial.shop.payload)
    await sweepAll(trial.shop.payload)
    const { purchaseRef, refunded } = await orderNumbered(number)
    expect(refunded).toBe(100)
    expect(await trial.paymentOf(purchaseRef)).toMatchObject({ refundedAmount: 100 })
  })

  test('cancels an order paid by gift card and bank: each gets its own back', async () => {
    const giftCard = await trial.cardWorth(500)
    const shopper = await trial.shopperWith(1)
    const { next, purchaseRef } = await trial.purchase(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    await trial.settle(await trial.pay(next))
    const { number = '' } = (await trial.orderOf(purchaseRef)) ?? {}
    await ask(number, 'cancel', { typed: number })
    expect(await trial.balance(giftCard, shopper)).toBe(500)
    expect(await trial.paymentOf(purchaseRef)).toMatchObject({ refundedAmount: trial.goods.amount - 500 })
  })
})

describe('an order with ground lenses', () => {
  test('waits for the optician, keeps its prescription sealed, and tells who read it', async () => {
    const { number, purchaseRef } = await lensOrder()
    const order = await orderNumbered(number)
    expect(order).toMatchObject({ state: 'pending', waitsForOptician: true })
    expect(JSON.stringify(order)).not.toContain('-2.25')
    const purchase = await findOne(trial.shop, 'purchases', { ref: { equals: purchaseRef } })
    expect(JSON.stringify(purchase)).not.toContain('-2.25')

    const { prescriptions } = (await (await ask(number, 'prescriptions', {})).json()) as {
      prescriptions: { glasses: { rightSphere: number } }[]
    }
    expect(prescriptions[0]?.glasses.rightSphere).toBe(-2.25)
    expect((await orderNumbered(number)).timeline.at(-1)).toMatchObject({
      what: 'prescriptions_read',
      who: 'Kaisa Käsittelijä',
    })
    await move(number, 'confirmed')
    expect((await orderNumbered(number)).waitsForOptician).toBe(false)
  })

  test('says nothing of eyes in mails, carts or logs of deeds', async () => {
    const { number } = await lensOrder()
    const kept = [
      await letter(`order ${number} confirmation`),
      ...(await findAll(trial.shop, 'carts', {})),
      ...(await findAll(trial.shop, 'deeds', {})),
    ]
    expect(JSON.stringify(kept)).not.toMatch(/-2[.,]25|−2,25/)
  })
})

describe('a guest', () => {
  test('sees names and addresses of a confirmation only in the browser that ordered', async () => {
    const shopper = await trial.shopperWith(1)
    const { next, purchaseRef } = await trial.purchase(shopper)
    await trial.settle(await trial.pay(next))
    const path = `/order/confirmation/${purchaseRef}`
    const own = (await (await trial.shop.ask(path, undefined, shopper)).json()) as { order: OrderView | null }
    expect(own.order?.contact.email).toBe('aino@example.com')
    const other = await trial.shop.ask(path, undefined, await trial.shop.newShopper())
    expect(await other.json()).toEqual({ outcome: 'paid', order: null })
    await expectNo(trial.shop.ask('/order/confirmation/nobody'), 404, 'checkout.purchase_missing')
  })
})

test.each(['move', 'cancel', 'refund', 'prescriptions'])('only staff may %s an order', async (deed) => {
  const number = await paidOrder()
  const body = { to: 'confirmed', typed: number, amount: 1 }
  const shopper = await trial.shop.newShopper()
  await expectNo(trial.shop.ask(`/order/${number}/${deed}`, body), 401, 'request.not_signed_in')
  await expectNo(trial.shop.ask(`/order/${number}/${deed}`, body, shopper), 401, 'request.not_signed_in')
})

async function paidOrder(): Promise<string> {
  const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
  await trial.settle(await trial.pay(next))
  return (await trial.orderOf(purchaseRef))?.number ?? ''
}

/** A frame with single-vision lenses, collected from a store. */
async function lensOrder(): Promise<{ number: string; purchaseRef: string }> {
  const listing = (await (await trial.shop.ask('/catalog/list?category=kehykset')).json()) as Listing
  const card = listing.articles.find(({ price }) => price.unit.publicationStatus === 20)
  const { data } = (await (await trial.shop.ask(`/article/${card?.id}`)).json()) as { data: Article }
  const sku = data.skus.find(({ availability }) => availability === 'in_stock')
  const lenses = data.lensPackages.find(({ kind }) => kind === 'single-vision')
  if (!sku || !lenses) throw new Error('No frame takes lenses')
  const shopper = await trial.shop.newShopper()
  const addition = { skuId: sku.id, quantity: 1, childSkuId: lenses.skuId, prescriptionGlasses: prescription() }
  const added = await trial.shop.ask('/cart/update', addition, shopper)
  if (!added.ok) throw new Error(await added.text())
  const { cartHead } = (await added.json()) as { cartHead: { cart: { totalCost: number } } }
  const { next, purchaseRef } = await trial.purchase(shopper, { shownTotal: cartHead.cart.totalCost })
  await trial.settle(await trial.pay(next))
  return { number: (await trial.orderOf(purchaseRef))?.number ?? '', purchaseRef }
}

function prescription() {
  const right = {
    rightSphere: -2.25,
    rightCylinder: -0.5,
    rightAxis: 90,
    rightAddition: 0,
    rightPupillaryDistance: 31.5,
  }
  const left = { leftSphere: -2.25, leftCylinder: 0, leftAxis: 0, leftAddition: 0, leftPupillaryDistance: 31.5 }
  return { ...right, ...left, examinedOn: new Date(Date.now() - 30 * DAY_MS).toISOString().slice(0, 10) }
}

function ask(number: string, deed: string, body: object): Promise<Response> {
  return trial.shop.ask(`/order/${number}/${deed}`, body, handler)
}

async function move(number: string, to: string): Promise<void> {
  const answer = await ask(number, 'move', { to })
  if (!answer.ok) throw new Error(await answer.text())
}

interface Kept {
  state: string
  purchaseRef: string
  refunded: number
  waitsForOptician: boolean
  timeline: { what: string; who: string }[]
}

async function orderNumbered(number: string): Promise<Kept> {
  const found = await findOne<Kept>(trial.shop, 'orders', { number: { equals: number } })
  if (!found) throw new Error(`No order ${number}`)
  return found
}

async function letter(key: string) {
  const found = await findOne<{ message: string }>(trial.shop, 'outbox', { key: { equals: key } })
  return found && unseal(found.message)
}
