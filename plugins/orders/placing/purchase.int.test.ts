import { describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../../tests/opened.ts'
import { expectRefused, openTrial } from '../../../tests/trial-shop.ts'

const HOUR_MS = 3_600_000

const trial = opened(openTrial)

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

  test('becomes one order once it is paid, and its pieces leave shelf and cart', async () => {
    const shopper = await trial.shopperWith(2)
    const { next, purchaseRef } = await trial.purchase(shopper, { shownTotal: 2 * trial.goods.amount })
    expect(await trial.stock()).toBe(18)
    const proof = await trial.pay(next)
    const payment = { confirmation: 2, outcome: null }
    expect(await trial.settle(proof)).toEqual({ outcome: 'paid', purchaseRef, payment })
    const order = await trial.orderOf(purchaseRef)
    expect(order).toMatchObject({ state: 'received', totalCost: 2 * trial.goods.amount, email: 'aino@example.com' })
    expect(await trial.stock()).toBe(18)
    expect((await trial.cartOf(shopper)).items).toEqual([])
    const mail = await findOne(trial.shop, 'outbox', {
      key: { equals: `order ${order?.number} confirmation` },
    })
    expect(mail?.to).toBe('aino@example.com')
  })

  test('becomes one order when its payment is proven ten times at once, by return and webhook', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    const proof = await trial.pay(next)
    const said = await Promise.all([
      ...Array.from({ length: 5 }, () => trial.settle(proof)),
      ...Array.from({ length: 5 }, () => trial.webhook(proof)),
    ])
    expect(said).toHaveLength(10)
    const { totalDocs } = await trial.shop.payload.count({
      collection: 'orders' as never,
      where: { sourceKey: { equals: `checkout:${purchaseRef}` } },
    })
    expect(totalDocs).toBe(1)
    expect(await trial.stock()).toBe(19)
  })

  test('is placed once when it is sent twice under one key', async () => {
    const shopper = { ...(await trial.shopperWith(1)), 'Idempotency-Key': 'once' }
    const first = await trial.purchase(shopper)
    expect(await trial.purchase(shopper)).toEqual(first)
    expect(await trial.stock()).toBe(19)
  })

  test('can be begun again, changed or not, by the shopper who left the last piece unpaid', async () => {
    await trial.setStock(1)
    const shopper = { ...(await trial.shopperWith(1)), 'Idempotency-Key': 'left unpaid' }
    const first = await trial.purchase(shopper)
    expect(await trial.purchase(shopper)).toEqual(first)
    const changed = await trial.purchase(shopper, { note: 'Soita ensin' })
    expect(changed.purchaseRef).not.toBe(first.purchaseRef)
    expect(await trial.purchaseState(first.purchaseRef)).toBe('canceled')
    expect(await trial.settle(await trial.pay(changed.next))).toMatchObject({ outcome: 'paid' })
    expect(await trial.settle(await trial.pay(first.next))).toMatchObject({ outcome: 'given_back' })
    expect(await trial.purchaseState(first.purchaseRef)).toBe('refunded')
    expect(await trial.stock()).toBe(0)
  })

  test.each([
    { name: 'with the form that placed it', headers: { 'Idempotency-Key': 'paid already' } },
    { name: 'with a new form', headers: {} },
  ])('stays one order, without a second payment page, when begun again after payment $name', async ({ headers }) => {
    const shopper = { ...(await trial.shopperWith(1)), ...headers }
    const { next, purchaseRef } = await trial.purchase(shopper)
    const proof = await trial.pay(next)
    expect(await trial.purchase(shopper)).toEqual({ purchaseRef, next: `/checkout/kiitos/${purchaseRef}` })
    const order = await trial.orderOf(purchaseRef)
    expect(order).toMatchObject({ state: 'received' })
    expect((await trial.cartOf(shopper)).items).toEqual([])
    await trial.settle(proof)
    expect((await trial.orderOf(purchaseRef))?.version).toBe(order?.version)
    expect(await trial.stock()).toBe(19)
  })

  test('becomes one order when its shopper pays twice, and the second payment is refunded', async () => {
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

  test('gives its pieces back and leaves the cart when its payment is canceled; a second try is paid', async () => {
    const shopper = await trial.shopperWith(3)
    const shownTotal = 3 * trial.goods.amount
    const declined = await trial.purchase(shopper, { shownTotal })
    const payment = { confirmation: 1, outcome: 0 }
    expect(await trial.settle(await trial.pay(declined.next, 'cancel'))).toMatchObject({ outcome: 'canceled', payment })
    expect(await trial.stock()).toBe(20)
    expect((await trial.cartOf(shopper)).pieces).toBe(3)
    const again = await trial.purchase(shopper, { shownTotal })
    expect(await trial.settle(await trial.pay(again.next))).toMatchObject({ outcome: 'paid' })
    expect(await trial.stock()).toBe(17)
  })
})

describe('a proof of payment', () => {
  test('is refused and changes nothing when it is forged', async () => {
    const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    const proof = await trial.pay(next, 'cancel')
    await expectRefused(trial.webhook({ ...proof, 'checkout-status': 'ok' }), 401, 'payment.signature_wrong')
    await expectRefused(trial.webhook({ ...proof, signature: '' }), 401, 'payment.signature_wrong')
    await expectRefused(trial.webhook({}), 401, 'payment.signature_wrong')
    expect(await trial.purchaseState(purchaseRef)).toBe('awaiting_payment')
  })

  test('changes nothing more when it is sent again long after', async () => {
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
