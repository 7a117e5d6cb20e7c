import { beforeEach, describe, expect, test } from 'vitest'
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
})
