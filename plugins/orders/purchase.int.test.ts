import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { findPurchase, movePurchase, openPurchase } from '#plugins/checkout/repository.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/documents.ts'
import { sweepAll } from '#plugins/kit/sweeps.ts'
import { expectNo, openTrial, type Trial } from '../../tests/trial-shop.ts'
import { goOnWithLate } from './settle-payment.ts'

const HOUR_MS = 3_600_000
const realFetch = globalThis.fetch

let trial: Trial

beforeAll(async () => {
  trial = await openTrial()
}, 120_000)

afterAll(async () => {
  moveClock()
  await trial.close()
})

beforeEach(async () => {
  moveClock()
  await trial.setStock(20)
})

describe('a purchase', () => {
  test('leaves in the cart what was added to it while paying', async () => {
    const shopper = await trial.shopperWith(2)
    const { next } = await trial.purchase(shopper, { shownTotal: 2 * trial.goods.amount })
    await trial.shop.ask('/cart/update', { skuId: trial.goods.skuId, quantity: 3 }, shopper)
    await trial.settle(await trial.pay(next))
    expect((await trial.cartOf(shopper)).pieces).toBe(3)
    const again = await trial.purchase(shopper, { shownTotal: 3 * trial.goods.amount })
    expect(await trial.settle(await trial.pay(again.next))).toMatchObject({ outcome: 'paid' })
    expect((await trial.cartOf(shopper)).items).toEqual([])
    expect(await trial.stock()).toBe(15)
  })

  test('that is paid becomes one order, and its pieces leave shelf and cart', async () => {
    const shopper = await trial.shopperWith(2)
    const { next, purchaseRef } = await trial.purchase(shopper, { shownTotal: 2 * trial.goods.amount })
    expect(await trial.stock()).toBe(18)
    const proof = await trial.pay(next)
    expect(await trial.settle(proof)).toEqual({ outcome: 'paid', purchaseRef })
    const order = await trial.orderOf(purchaseRef)
    expect(order).toMatchObject({ state: 'received', totalCost: 2 * trial.goods.amount, email: 'aino@example.com' })
    expect(await trial.stock()).toBe(18)
    expect((await trial.cartOf(shopper)).items).toEqual([])
    const mail = await findOne<{ to: string }>(trial.shop, 'outbox', {
      key: { equals: `order ${order?.number} confirmation` },
    })
    expect(mail?.to).toBe('aino@example.com')
  })

  test('proven ten times at once, by return and webhook alike, is one order', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    const proof = await trial.pay(next)
    const said = await Promise.all([
      ...Array.from({ length: 5 }, () => trial.settle(proof)),
      ...Array.from({ length: 5 }, () => trial.webhook(proof)),
    ])
    expect(said).toHaveLength(10)
    const { totalDocs } = await trial.shop.payload.count({
      collection: 'orders' as never,
      where: { purchaseRef: { equals: purchaseRef } },
    })
    expect(totalDocs).toBe(1)
    expect(await trial.stock()).toBe(19)
  })

  test('sent twice under one key is one purchase', async () => {
    const shopper = { ...(await trial.shopperWith(1)), 'Idempotency-Key': 'once' }
    const first = await trial.purchase(shopper)
    expect(await trial.purchase(shopper)).toEqual(first)
    expect(await trial.stock()).toBe(19)
  })

  test('of the last piece can be begun again by who left it unpaid, in the same form or a changed one', async () => {
    await trial.setStock(1)
    const shopper = { ...(await trial.shopperWith(1)), 'Idempotency-Key': 'left unpaid' }
    const first = await trial.purchase(shopper)
    expect(await trial.purchase(shopper)).toEqual(first)
    const changed = await trial.purchase(shopper, { note: 'Soita ensin' })
    expect(changed.purchaseRef).not.toBe(first.purchaseRef)
    expect(await trial.purchaseState(first.purchaseRef)).toBe('canceled')
    expect(await trial.settle(await trial.pay(changed.next))).toMatchObject({ outcome: 'paid' })
    expect(await trial.settle(await trial.pay(first.next))).toMatchObject({ outcome: 'canceled' })
    expect(await trial.purchaseState(first.purchaseRef)).toBe('refunded')
    expect(await trial.stock()).toBe(0)
  })

  test('begun again after it was paid is the same purchase, and one order', async () => {
    const shopper = await trial.shopperWith(1)
    const first = await trial.purchase(shopper)
    const proof = await trial.pay(first.next)
    expect(await trial.purchase(shopper)).toEqual(first)
    await trial.settle(proof)
    expect((await trial.cartOf(shopper)).items).toEqual([])
  })

  test('paid twice by one shopper is one order, and the second payment goes back', async () => {
    const shopper = await trial.shopperWith(1)
    const first = await trial.purchase(shopper)
    const second = await trial.purchase(shopper)
    await trial.settle(await trial.pay(second.next))
    const late = await trial.pay(first.next)
    await Promise.all([trial.settle(late), trial.webhook(late)])
    expect(await trial.orderOf(first.purchaseRef)).toBeNull()
    expect(await trial.paymentOf(first.purchaseRef)).toMatchObject({ refundedAmount: trial.goods.amount })
    expect(await trial.stock()).toBe(19)
  })

  test('that the provider declines gives its pieces back and leaves the cart; a second try is paid', async () => {
    const shopper = await trial.shopperWith(3)
    const shownTotal = 3 * trial.goods.amount
    const declined = await trial.purchase(shopper, { shownTotal })
    expect(await trial.settle(await trial.pay(declined.next, 'cancel'))).toMatchObject({ outcome: 'canceled' })
    expect(await trial.stock()).toBe(20)
    expect((await trial.cartOf(shopper)).pieces).toBe(3)
    const again = await trial.purchase(shopper, { shownTotal })
    expect(await trial.settle(await trial.pay(again.next))).toMatchObject({ outcome: 'paid' })
    expect(await trial.stock()).toBe(17)
  })

  test('whose shopper closed the tab is found paid by the sweep', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    await trial.pay(next)
    await sweepAll(trial.shop.payload)
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ state: 'received' })
  })

  test('that nobody pays within the hour gives its pieces back', async () => {
    const { purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    moveClock(2 * HOUR_MS)
    await sweepAll(trial.shop.payload)
    expect(await trial.stock()).toBe(20)
    expect(await trial.purchaseState(purchaseRef)).toBe('abandoned')
  })

  test('paid after it had been given up takes its pieces again', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    moveClock(2 * HOUR_MS)
    await sweepAll(trial.shop.payload)
    expect(await trial.settle(await trial.pay(next))).toMatchObject({ outcome: 'paid' })
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ state: 'received' })
    expect(await trial.stock()).toBe(19)
  })

  test('paid late and swept from what was read before it became an order takes nothing more', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    moveClock(2 * HOUR_MS)
    await sweepAll(trial.shop.payload)
    const proof = await trial.pay(next)
    const where = { ref: { equals: purchaseRef } }
    const data = { state: 'paid_late', holdRef: `${purchaseRef} late`, transactionId: proof['checkout-transaction-id'] }
    await trial.shop.payload.db.updateOne({ collection: 'purchases' as never, where, data })
    const req = await trial.shop.req()
    const read = (await findPurchase(req, purchaseRef))!
    await trial.settle(proof)
    expect(await trial.orderOf(purchaseRef)).not.toBeNull()
    await goOnWithLate(req, read)
    expect(await trial.stock()).toBe(19)
  })

  test('paid after its pieces had gone is refunded by itself, and the shopper told', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    moveClock(2 * HOUR_MS)
    await sweepAll(trial.shop.payload)
    await trial.setStock(0)
    expect(await trial.settle(await trial.pay(next))).toMatchObject({ outcome: 'canceled' })
    expect(await trial.purchaseState(purchaseRef)).toBe('refunded')
    expect(await trial.paymentOf(purchaseRef)).toMatchObject({ refundedAmount: trial.goods.amount })
    expect(await trial.orderOf(purchaseRef)).toBeNull()
    expect(await findOne(trial.shop, 'outbox', { key: { equals: `purchase ${purchaseRef} refunded` } })).not.toBeNull()
  })

  test('paid after it had been given up, with its webhook lost, is found by asking for two days, less and less often', async () => {
    const asked: unknown[] = []
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    const unpaid = await trial.purchase(await trial.shopperWith(1))
    const { transactionId } = (await trial.paymentOf(unpaid.purchaseRef)) as { transactionId: string }
    moveClock(2 * HOUR_MS)
    await sweepAll(trial.shop.payload)
    expect(await trial.purchaseState(purchaseRef)).toBe('abandoned')
    await trial.pay(next)
    const counted = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      if (String(address).endsWith(transactionId)) asked.push(address)
      return realFetch(address, init)
    })
    for (let turn = 0; turn < 5; turn += 1) {
      moveClock(60_000)
      await sweepAll(trial.shop.payload)
    }
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ state: 'received' })
    const often = asked.length
    expect(often).toBeGreaterThan(0)
    expect(often).toBeLessThan(5)
    moveClock(49 * HOUR_MS)
    for (let turn = 0; turn < 3; turn += 1) await sweepAll(trial.shop.payload)
    counted.mockRestore()
    expect(asked).toHaveLength(often)
  })

  test('cut off by a crash while its stock was taken is put back, and nothing is lost', async () => {
    const shopper = await trial.shopperWith(1)
    const { purchaseRef } = await trial.purchase(shopper)
    const where = { ref: { equals: purchaseRef } }
    await trial.shop.payload.db.updateOne({ collection: 'purchases' as never, where, data: { state: 'freezing' } })
    moveClock(2 * 60_000)
    await sweepAll(trial.shop.payload)
    expect(await trial.purchaseState(purchaseRef)).toBe('abandoned')
    expect(await trial.stock()).toBe(20)
  })

  test('paid, but cut off before its order was made, gets its order from the sweep', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    await trial.pay(next)
    const where = { ref: { equals: purchaseRef } }
    await trial.shop.payload.db.updateOne({ collection: 'purchases' as never, where, data: { state: 'paid' } })
    await sweepAll(trial.shop.payload)
    expect(await trial.orderOf(purchaseRef)).not.toBeNull()
    expect(await trial.stock()).toBe(19)
  })
})

describe('the shop says no to a purchase', () => {
  test('whose sum is not the one that was shown, with both sums', async () => {
    const answer = await trial.place(await trial.shopperWith(1), { shownTotal: trial.goods.amount - 1 })
    expect(await answer.json()).toEqual({
      code: 'checkout.total_changed',
      details: { shown: trial.goods.amount - 1, actual: trial.goods.amount },
    })
    expect(answer.status).toBe(409)
    expect(await trial.stock()).toBe(20)
  })

  test('of what was sold out in between, and takes nothing', async () => {
    const shopper = await trial.shopperWith(2)
    await trial.setStock(1)
    await expectNo(trial.place(shopper, { shownTotal: 2 * trial.goods.amount }), 409, 'article.sold_out')
    expect(await trial.stock()).toBe(1)
  })

  test('when the provider is silent or broken, and puts everything back', async () => {
    const shopper = await trial.shopperWith(1)
    await trial.control({ mode: 'error-500' })
    await expectNo(trial.place(shopper), 503, 'payment.unavailable')
    expect(await trial.stock()).toBe(20)
    expect((await trial.purchase(shopper)).next).toContain('/pay/')
  })

  test.each<[string, Partial<PurchaseForm>, number, string]>([
    ['without terms', { acceptsTerms: false }, 422, 'checkout.terms_not_accepted'],
    ['to a method unknown', { delivery: { methodId: 999 } }, 422, 'delivery.method_unknown'],
    ['to no store', { delivery: { methodId: 119 } }, 422, 'delivery.store_missing'],
    ['to a store that is none', { delivery: { methodId: 119, storeId: 999 } }, 422, 'delivery.store_missing'],
    ['to no pickup point', { delivery: { methodId: 201 }, shownTotal: -1 }, 422, 'delivery.pickup_point_missing'],
    ['by a way not offered', { paymentMethodId: 60 }, 422, 'payment.method_unknown'],
    ['with a gift card that is none', { giftCard: { number: '1234', pin: '0000' } }, 404, 'giftcard.not_found'],
  ])('%s', async (_, differences, status, code) => {
    await expectNo(trial.place(await trial.shopperWith(1), differences), status, code)
    expect(await trial.stock()).toBe(20)
  })

  test.each([
    ['firstName', '<b>Aino</b>', 'contact.name_malformed'],
    ['email', 'aino', 'contact.email_malformed'],
    ['email', 'aino@example.com\r\nBcc: all@example.com', 'contact.email_malformed'],
    ['phone', '12', 'contact.phone_malformed'],
  ])('of somebody whose %s is %j', async (field, value, code) => {
    const contact = { ...trial.form().contact, [field]: value }
    await expectNo(trial.place(await trial.shopperWith(1), { contact }), 422, code)
  })

  test('with nothing in the cart', async () => {
    await expectNo(trial.place(await trial.shop.newShopper()), 409, 'cart.empty')
  })
})

describe('a proof of payment', () => {
  test('that was forged is refused and changes nothing', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    const proof = await trial.pay(next, 'cancel')
    await expectNo(trial.webhook({ ...proof, 'checkout-status': 'ok' }), 401, 'payment.signature_wrong')
    await expectNo(trial.webhook({ ...proof, signature: '' }), 401, 'payment.signature_wrong')
    await expectNo(trial.webhook({}), 401, 'payment.signature_wrong')
    expect(await trial.purchaseState(purchaseRef)).toBe('awaiting_payment')
  })

  test('said again long after changes nothing more', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    const proof = await trial.pay(next)
    await trial.settle(proof)
    const { version } = (await trial.orderOf(purchaseRef)) ?? {}
    moveClock(48 * HOUR_MS)
    await trial.settle(proof)
    expect((await trial.orderOf(purchaseRef))?.version).toBe(version)
    expect(await trial.stock()).toBe(19)
  })
})

describe('a gift card', () => {
  test('pays a part, the provider the rest, and twice the same money is not there', async () => {
    const giftCard = await trial.cardWorth(500)
    const shopper = await trial.shopperWith(1)
    const { next, purchaseRef } = await trial.purchase(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    await expectNo(
      trial.place(await trial.shopperWith(1), { giftCard, shownTotal: trial.goods.amount - 500 }),
      409,
      'giftcard.empty',
    )
    await trial.settle(await trial.pay(next))
    expect(await trial.paymentOf(purchaseRef)).toMatchObject({ amount: trial.goods.amount - 500 })
    expect(await trial.balance(giftCard, shopper)).toBe(0)
  })

  test('that pays it all needs no provider', async () => {
    const giftCard = await trial.cardWorth(100_000)
    const shopper = await trial.shopperWith(1)
    const { next, purchaseRef } = await trial.purchase(shopper, { giftCard, shownTotal: 0 })
    expect(next).toBe(`/checkout/kiitos/${purchaseRef}`)
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ totalCost: trial.goods.amount })
    expect(await trial.balance(giftCard, shopper)).toBe(100_000 - trial.goods.amount)
  })

  test('that pays it all pays once, however often the form is sent without a key', async () => {
    const giftCard = await trial.cardWorth(100_000)
    const shopper = await trial.shopperWith(1)
    const form = { giftCard, shownTotal: 0 }
    const said = await Promise.all(Array.from({ length: 5 }, () => trial.place(shopper, form)))
    const places = (await Promise.all(said.map((answer) => answer.json()))) as { purchaseRef?: string; code?: string }[]
    const refs = new Set(places.flatMap(({ purchaseRef }) => purchaseRef ?? []))
    expect(refs.size).toBe(1)
    // Who comes when the order has been made finds the cart empty.
    expect(places.every(({ purchaseRef, code }) => purchaseRef || code === 'cart.empty')).toBe(true)
    const { totalDocs } = await trial.shop.payload.count({
      collection: 'orders' as never,
      where: { purchaseRef: { in: [...refs] } },
    })
    expect(totalDocs).toBe(1)
    expect(await trial.balance(giftCard, shopper)).toBe(100_000 - trial.goods.amount)
    expect(await trial.stock()).toBe(19)
  })

  test('that pays it all in two processes at once pays once: the second finds the same bought', async () => {
    const giftCard = await trial.cardWorth(100_000)
    const shopper = await trial.shopperWith(1)
    const first = await trial.purchase(shopper, { giftCard, shownTotal: 0 })
    const req = await trial.shop.req()
    const bought = await findPurchase(req, first.purchaseRef)
    const twin = {
      ...bought!,
      ref: 'twin',
      key: 'twin',
      holdRef: 'twin',
      state: 'freezing' as const,
      boughtKey: 'twin',
    }
    await openPurchase(req, twin)
    expect(await movePurchase(req, 'twin', 'paid', { boughtKey: bought!.boughtKey })).toBeNull()
    expect(await trial.purchaseState('twin')).toBe('freezing')
  })

  test('has its money back when the payment of the rest is canceled', async () => {
    const giftCard = await trial.cardWorth(500)
    const shopper = await trial.shopperWith(1)
    const { next } = await trial.purchase(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    expect(await trial.balance(giftCard, shopper)).toBe(0)
    await trial.settle(await trial.pay(next, 'cancel'))
    expect(await trial.balance(giftCard, shopper)).toBe(500)
  })
})
