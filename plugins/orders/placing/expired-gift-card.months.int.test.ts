import { describe, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { moveClock, today } from '#plugins/kit/clock.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

const DAY_MS = 86_400_000

const admin = opened(openOrderAdmin)

describe('a refund onto a gift card', () => {
  test('can be spent for a year when the card has expired since', async () => {
    const { amount } = admin.goods
    const giftCard = await admin.cardWorth(amount, plusDays(today(), 5))
    const shopper = await admin.shopperWith(1)
    const { purchaseRef } = await admin.purchase(shopper, { giftCard, shownTotal: 0 })
    const { number = '' } = (await admin.orderOf(purchaseRef)) ?? {}
    moveClock(10 * DAY_MS)
    await admin.ask(number, 'cancel', { typed: number })
    const shown = await (await admin.shop.ask('/giftcard/balance', giftCard, shopper)).json()
    expect(shown).toMatchObject({ balance: amount, expiresOn: plusDays(today(), 365) })
    moveClock(360 * DAY_MS)
    const another = await admin.purchase(await admin.shopperWith(1), { giftCard, shownTotal: 0 })
    expect(await admin.orderOf(another.purchaseRef)).not.toBeNull()
  })

  test('leaves the last day of a card that is valid for longer', async () => {
    const { giftCard, number, shopper } = await admin.paidByBoth()
    await admin.ask(number, 'cancel', { typed: number })
    const shown = await (await admin.shop.ask('/giftcard/balance', giftCard, shopper)).json()
    expect(shown).toMatchObject({ balance: 500, expiresOn: '2099-12-31' })
  })

  test('is needed before an expired card can pay again', async () => {
    const giftCard = await admin.cardWorth(500, plusDays(today(), -1))
    const shownTotal = admin.goods.amount - 500
    await expectRefused(admin.place(await admin.shopperWith(1), { giftCard, shownTotal }), 409, 'giftcard.expired')
  })
})
