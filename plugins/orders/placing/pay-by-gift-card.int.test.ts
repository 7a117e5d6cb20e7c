import { describe, expect, test } from 'vitest'
import { claimRows, purchaseOfRows } from '#plugins/checkout/claim-rows.ts'
import { findPurchase, openPurchase } from '#plugins/checkout/repository.ts'
import { opened } from '../../../tests/opened.ts'
import { expectRefused, openTrial } from '../../../tests/trial-shop.ts'

const trial = opened(openTrial)

describe('a gift card', () => {
  test('pays a part, leaves the rest to the provider, and does not pay twice with the same money', async () => {
    const giftCard = await trial.cardWorth(500)
    const shopper = await trial.shopperWith(1)
    const { next, purchaseRef } = await trial.purchase(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    await expectRefused(
      trial.place(await trial.shopperWith(1), { giftCard, shownTotal: trial.goods.amount - 500 }),
      409,
      'giftcard.empty',
    )
    await trial.settle(await trial.pay(next))
    expect(await trial.paymentOf(purchaseRef)).toMatchObject({ amount: trial.goods.amount - 500 })
    expect(await trial.balance(giftCard, shopper)).toBe(0)
  })

  test('pays a whole purchase without the provider', async () => {
    const giftCard = await trial.cardWorth(100_000)
    const shopper = await trial.shopperWith(1)
    const { next, purchaseRef } = await trial.purchase(shopper, { giftCard, shownTotal: 0 })
    expect(next).toBe(`/checkout/kiitos/${purchaseRef}`)
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ totalCost: trial.goods.amount })
    expect(await trial.balance(giftCard, shopper)).toBe(100_000 - trial.goods.amount)
  })

  test('pays a whole purchase once, however often the form is sent without a key', async () => {
    const giftCard = await trial.cardWorth(100_000)
    const shopper = await trial.shopperWith(1)
    const form = { giftCard, shownTotal: 0 }
    const said = await Promise.all(Array.from({ length: 5 }, () => trial.place(shopper, form)))
    const places = (await Promise.all(said.map((answer) => answer.json()))) as { purchaseRef?: string; code?: string }[]
    const refs = new Set(places.flatMap(({ purchaseRef }) => purchaseRef ?? []))
    expect(refs.size).toBe(1)
    // A request after the order was made finds the cart empty.
    expect(places.every(({ purchaseRef, code }) => purchaseRef || code === 'cart.empty')).toBe(true)
    const { totalDocs } = await trial.shop.payload.count({
      collection: 'orders' as never,
      where: { sourceKey: { in: [...refs].map((ref) => `checkout:${ref}`) } },
    })
    expect(totalDocs).toBe(1)
    expect(await trial.balance(giftCard, shopper)).toBe(100_000 - trial.goods.amount)
    expect(await trial.stock()).toBe(19)
  })

  test('pays a whole purchase once in two processes: the second finds the purchase of the first', async () => {
    const giftCard = await trial.cardWorth(100_000)
    const shopper = await trial.shopperWith(1)
    const first = await trial.purchase(shopper, { giftCard, shownTotal: 0 })
    const req = await trial.shop.req()
    const bought = await findPurchase(req, first.purchaseRef)
    const twin = { ...bought!, ref: 'twin', key: 'twin', holdRef: 'twin', state: 'freezing' as const }
    await openPurchase(req, twin)
    expect(await claimRows(req, twin)).toBe(false)
    expect((await purchaseOfRows(req, twin))?.ref).toBe(first.purchaseRef)
  })

  test('gets its money back when the payment of the rest is canceled', async () => {
    const giftCard = await trial.cardWorth(500)
    const shopper = await trial.shopperWith(1)
    const { next } = await trial.purchase(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    const other = await trial.shop.newShopper()
    expect(await trial.balance(giftCard, other)).toBe(0)
    await trial.settle(await trial.pay(next, 'cancel'))
    expect(await trial.balance(giftCard, other)).toBe(500)
  })
})
