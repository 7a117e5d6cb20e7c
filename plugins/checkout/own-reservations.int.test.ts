import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { CheckoutView } from '#contracts/checkout.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { opened } from '../../tests/opened.ts'
import { expectRefused, openTrial } from '../../tests/trial-shop.ts'

const trial = opened(openTrial)

beforeEach(() => trial.setStock(1))

describe('a shopper who returns from the payment page', () => {
  test('still has the last piece in the cart, and no other shopper has it', async () => {
    const shopper = await trial.shopperWith(1)
    const other = await trial.shopperWith(1)
    await trial.purchase(shopper)
    expect(await trial.stock()).toBe(0)

    expect((await trial.cartOf(shopper)).items).toMatchObject([{ availability: 'in_stock' }])
    expect((await trial.cartOf(other)).items).toMatchObject([{ availability: 'sold_out' }])
    await expectRefused(trial.place(other), 409, 'article.sold_out')
    await trial.purchase(shopper, { note: 'Soita ovikelloa.' })
    expect(await trial.stock()).toBe(0)
  })

  test('still has the balance of the gift card, and no other shopper has it', async () => {
    const shopper = await trial.shopperWith(1)
    const other = await trial.shopperWith(1)
    const giftCard = await trial.cardWorth(500)
    await trial.purchase(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })

    expect(await trial.balance(giftCard, shopper)).toBe(500)
    expect(await trial.balance(giftCard, other)).toBe(0)
    const asked = { deliveryMethodId: trial.form().delivery.methodId, giftCard }
    const quoted = await trial.shop.ask('/checkout/quote', asked, shopper)
    expect(await quoted.json()).toMatchObject({ totals: { amountDue: trial.goods.amount - 500 } })
    await expectRefused(trial.shop.ask('/checkout/quote', asked, other), 409, 'giftcard.empty')
  })

  test('pays with the gift card of the unpaid purchase without giving its PIN again', async () => {
    const shopper = await trial.shopperWith(1)
    const other = await trial.shopperWith(1)
    const giftCard = await trial.cardWorth(500)
    const due = trial.goods.amount - 500
    const { purchaseRef } = await trial.purchase(shopper, { giftCard, shownTotal: due })

    const view = (await (await trial.shop.ask('/checkout/view', undefined, shopper)).json()) as CheckoutView
    expect(view.unpaid).toEqual({
      ref: purchaseRef,
      amountDue: due,
      giftCard: { lastDigits: giftCard.number.slice(-4), amount: 500 },
    })
    const again = { giftCard: { unpaid: purchaseRef }, shownTotal: due }
    const quote = { deliveryMethodId: trial.form().delivery.methodId, giftCard: again.giftCard }
    await expectRefused(trial.shop.ask('/checkout/quote', quote, other), 404, 'giftcard.not_found')
    await trial.purchase(shopper, { ...again, note: 'Toinen yritys.' })
    expect(await trial.balance(giftCard, other)).toBe(0)
    await expectRefused(trial.place(shopper, again), 404, 'giftcard.not_found')
  })

  test('gives the PIN again an hour later', async () => {
    const shopper = await trial.shopperWith(1)
    const giftCard = await trial.cardWorth(500)
    const { purchaseRef } = await trial.purchase(shopper, { giftCard, shownTotal: trial.goods.amount - 500 })
    moveClock(3_600_001)
    onTestFinished(() => moveClock())
    const asked = { deliveryMethodId: trial.form().delivery.methodId, giftCard: { unpaid: purchaseRef } }
    await expectRefused(trial.shop.ask('/checkout/quote', asked, shopper), 404, 'giftcard.not_found')
  })
})
