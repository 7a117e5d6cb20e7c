import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { refusals } from '#contracts/refusals.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { today } from '#plugins/kit/clock.ts'
import { opened } from '../opened.ts'
import { changes } from './every-route.ts'
import { openShopWithCallers } from './shop-with-callers.ts'
import { giftCardWish } from '../some-gift-card.ts'
import { prescription } from '../some-prescription.ts'
import { expectRefusal } from './sound-answer.ts'

const callers = opened(openShopWithCallers)

describe('sending a change with invalid values', () => {
  let before: object
  beforeAll(async () => {
    before = await callers.everything()
  })
  afterAll(async () => {
    expect(await callers.everything()).toEqual(before)
  })

  test.each([
    ['/cart/update', { skuId: 999_999 }, 'article.not_found'],
    ['/cart/update', { skuId: -1 }, 'request.malformed'],
    ['/cart/update', { skuId: '50001' }, 'request.malformed'],
    ['/cart/update', { skuId: [50_001] }, 'request.malformed'],
    ['/cart/update', { skuId: null }, 'request.malformed'],
    ['/cart/update', { quantity: 0 }, 'request.malformed'],
    ['/cart/update', { quantity: -5 }, 'request.malformed'],
    ['/cart/update', { quantity: 1.5 }, 'request.malformed'],
    ['/cart/update', { quantity: 13 }, 'cart.quantity_over_limit'],
    ['/cart/update', { quantity: 10_000 }, 'request.malformed'],
    ['/cart/update', { quantity: 1e308 }, 'request.malformed'],
    ['/cart/update', { childSkuId: 999_999 }, 'article.not_found'],
    ['/cart/update', { subscriptionInterval: 'm4' }, 'request.malformed'],
    ['/cart/update', { subscriptionInterval: 0 }, 'request.malformed'],
    ['/cart/lenses', { subscriptionInterval: 'm4' }, 'request.malformed'],
    ['/cart/interval', { ref: 'gone' }, 'cart.line_missing'],
    ['/cart/interval', { subscriptionInterval: 'm4' }, 'request.malformed'],
    ['/cart/interval', { subscriptionInterval: 0 }, 'request.malformed'],
    ['/cart/interval', { subscriptionInterval: undefined }, 'request.malformed'],
    ['/cart/update', { prescriptionGlasses: prescription() }, 'request.malformed'],
    ['/cart/update', { lensConfiguration: { tint: 'gray' } }, 'request.malformed'],
    ['/cart/update', { lensConfiguration: { coating: 'blue' } }, 'request.malformed'],
    ['/cart/lenses', { articleId: 999_999 }, 'article.not_found'],
    ['/cart/lenses', { confirmsPrescription: false }, 'prescription.not_confirmed'],
    ['/cart/lenses', { right: undefined }, 'prescription.missing'],
    ['/cart/lenses', { examinedOn: '2001-02-30' }, 'request.malformed'],
    ['/cart/lenses', { examinedOn: '2001-02-03' }, 'prescription.too_old'],
    ['/cart/lenses', { examinedOn: '2999-01-01' }, 'prescription.not_examined_yet'],
    ['/cart/lenses', { right: { parameters: {}, quantity: 1 } }, 'article.combination_not_made'],
    ['/cart/lenses', { right: { parameters: { power: -99 }, quantity: 1 } }, 'article.combination_not_made'],
    ['/cart/lenses', { right: { parameters: { color: 1 }, quantity: 1 } }, 'request.malformed'],
    ['/cart/quantity', { ref: 'gone' }, 'cart.line_missing'],
    ['/cart/quantity', { ref: '__proto__' }, 'cart.line_missing'],
    ['/cart/quantity', { ref: 'x'.repeat(65) }, 'request.malformed'],
    ['/cart/quantity', { quantity: -1 }, 'request.malformed'],
    ['/cart/quantity', { quantity: 13 }, 'cart.quantity_over_limit'],
    ['/cart/discount', { code: 'EI-TALLAISTA' }, 'discount.unknown'],
    ['/cart/discount', { code: 'TERVETULOA10\u0000' }, 'discount.unknown'],
    ['/cart/discount', { code: '%' }, 'discount.unknown'],
    ['/cart/discount', { code: { equals: 'TERVETULOA10' } }, 'request.malformed'],
    ['/cart/discount', { code: 'x'.repeat(41) }, 'request.malformed'],
    ['/cart/discount', { code: 'ENNAKKO15' }, 'discount.not_yet_valid'],
    ['/cart/discount', { code: 'OPTIIKKA20' }, 'discount.below_minimum'],
    ...[0, -1, -100, 999, 999.9, 5050, 50_100].map((amount) => {
      return ['/cart/gift-card', { giftCard: giftCardWish({ amount }) }, 'giftcard.amount_not_sold'] as const
    }),
    ...['1999-12-31', plusDays(today(), -1), plusDays(today(), 370), plusDays(today(), 730)].map((sendOn) => {
      return ['/cart/gift-card', { giftCard: giftCardWish({ sendOn }) }, 'giftcard.day_not_possible'] as const
    }),
    ['/cart/gift-card', { giftCard: giftCardWish({ sendOn: '2026-02-30' }) }, 'request.malformed'],
    ['/cart/gift-card', { giftCard: giftCardWish({ picture: 'sea' as never }) }, 'request.malformed'],
    ['/giftcard/balance', { number: '1234 5678 9012 3456' }, 'giftcard.not_found'],
    ['/giftcard/balance', { number: '' }, 'giftcard.not_found'],
    ['/giftcard/balance', { pin: '0000000000' }, 'giftcard.not_found'],
    ['/giftcard/balance', { pin: '\u0000' }, 'giftcard.not_found'],
    ['/giftcard/balance', { pin: 1234 }, 'request.malformed'],
    ['/giftcard/balance', { number: 'x'.repeat(41) }, 'request.malformed'],
    ['/checkout/quote', { deliveryMethodId: 1 }, 'delivery.method_unknown'],
    ['/checkout/quote', { deliveryMethodId: 0 }, 'request.malformed'],
    ['/checkout/quote', { giftCard: { number: '1', pin: '1' } }, 'giftcard.not_found'],
    ['/checkout/purchase', { shownTotal: 1 }, 'checkout.total_changed'],
    ['/checkout/purchase', { shownTotal: -1 }, 'checkout.total_changed'],
    ['/checkout/purchase', { shownTotal: 1e12 }, 'request.malformed'],
    ['/checkout/purchase', { acceptsTerms: false }, 'checkout.terms_not_accepted'],
    ['/checkout/purchase', { acceptsTerms: 'true' }, 'request.malformed'],
    ['/checkout/purchase', { paymentMethodId: 71 }, 'request.malformed'],
    ['/checkout/purchase', { paymentMethodId: 60 }, 'payment.method_unknown'],
    ['/checkout/purchase', { delivery: { methodId: 1 } }, 'delivery.method_unknown'],
    ['/checkout/purchase', { delivery: { methodId: 119 } }, 'delivery.store_missing'],
    ['/checkout/purchase', { delivery: { methodId: 119, storeId: -1 } }, 'delivery.store_missing'],
    ['/checkout/purchase', { note: 'x'.repeat(501) }, 'request.malformed'],
    ['/checkout/purchase', { contact: 'Aino' }, 'request.malformed'],
    ['/checkout/return', { 'checkout-stamp': 'unknown' }, 'payment.signature_wrong'],
    ['/checkout/return', { 'checkout-stamp': 1 }, 'request.malformed'],
    ['/order/lookup', { number: 12 }, 'request.malformed'],
    ['/order/lookup', { email: 'x'.repeat(201) }, 'request.malformed'],
    ['/eye-doctor/hold', { time: 'nobody-20991201-0900' }, 'booking.external_time_taken'],
    ['/eye-doctor/hold', { time: 'ylitalo-20200101-0900' }, 'booking.external_time_taken'],
    ['/eye-doctor/hold', { time: '\u0000' }, 'booking.external_time_taken'],
    ['/eye-doctor/hold', { time: 'x'.repeat(101) }, 'request.malformed'],
    ['/eye-doctor/hold', { time: 20 }, 'request.malformed'],
    ['/eye-doctor/of/:token/confirm', {}, 'booking.not_found'],
    ['/eye-doctor/of/:token/confirm', { patient: { firstName: 'x'.repeat(81) } }, 'request.malformed'],
    ['/eye-doctor/of/:token/confirm', { patient: 'Aino' }, 'request.malformed'],
    ['/eye-doctor/of/:token/cancel', {}, 'booking.not_found'],
    ['/eye-doctor/of/:token/release', {}, 'booking.not_found'],
    ['/withdrawal/declare', { name: '\u0000' }, 'contact.name_malformed'],
    ['/withdrawal/declare', { name: 'x'.repeat(161) }, 'request.malformed'],
    ['/withdrawal/declare', { number: 'S00000001' }, 'withdrawal.number_malformed'],
    ['/withdrawal/declare', { number: 12 }, 'request.malformed'],
    ['/withdrawal/declare', { email: 'aino' }, 'contact.email_malformed'],
    ['/withdrawal/declare', { extent: 'most' }, 'request.malformed'],
    ['/withdrawal/declare', { words: ' \n ' }, 'withdrawal.goods_missing'],
    ['/withdrawal/declare', { words: 'x'.repeat(501) }, 'request.malformed'],
    ['/withdrawal/declare', { rows: [{ ref: 'a', quantity: 0 }] }, 'request.malformed'],
    ['/withdrawal/declare', { rows: [{ ref: 'a', quantity: 1 }], token: 'forged.a.b' }, 'lookup.link_expired'],
    ['/withdrawal/:ref/instructions', {}, 'withdrawal.not_found'],
    ['/withdrawal/:ref/handle', {}, 'withdrawal.not_found'],
    ['/withdrawal/:ref/handle', { note: ' ' }, 'request.malformed'],
    ['/order/:number/move', { to: 'lost' }, 'request.malformed'],
    ['/order/:number/move', { to: 'delivered' }, 'order.step_not_allowed'],
    ['/order/:number/move', { to: 'canceled' }, 'order.step_not_allowed'],
    ['/order/:number/fulfill', { rows: [] }, 'request.malformed'],
    ['/order/:number/fulfill', { rows: [{ ref: 'a', quantity: 0 }] }, 'request.malformed'],
    ['/order/:number/fulfill', { rows: [{ ref: 'a', quantity: 1.5 }] }, 'request.malformed'],
    ['/order/:number/fulfill', { rows: [{ ref: 'of another order', quantity: 1 }] }, 'order.row_unknown'],
    ['/order/:number/take-back', { n: 0 }, 'request.malformed'],
    ['/order/:number/take-back', { n: 9 }, 'order.step_not_allowed'],
    ['/order/:number/cancel', { typed: 'S1' }, 'order.confirmation_not_typed'],
    ['/order/:number/cancel', { rows: [] }, 'request.malformed'],
    ['/order/:number/cancel', { rows: [{ ref: 'a', quantity: 0 }] }, 'request.malformed'],
    ['/order/:number/cancel', { rows: [{ ref: 'a', quantity: 0.5 }] }, 'request.malformed'],
    ['/order/:number/cancel', { rows: [{ ref: 'of another order', quantity: 1 }] }, 'order.row_unknown'],
    ['/order/:number/cancel', { typed: null }, 'request.malformed'],
    ['/order/:number/return', { isRefunded: 'kyllä' }, 'request.malformed'],
    ['/order/:number/return', { rows: [{ ref: 'a', quantity: 0 }] }, 'request.malformed'],
    ['/order/:number/return', { typed: 'S1' }, 'order.confirmation_not_typed'],
    ['/order/:number/return', {}, 'order.step_not_allowed'],
    ['/order/:number/refund', { amount: 0 }, 'request.malformed'],
    ['/order/:number/refund', { amount: -100 }, 'request.malformed'],
    ['/order/:number/refund', { amount: 0.5 }, 'request.malformed'],
    ['/order/:number/refund', { amount: 99_999_999 }, 'order.refund_too_large'],
    ['/order/:number/refund', { typed: '' }, 'order.confirmation_not_typed'],
    ['/order/:number/note', { note: ' \n ' }, 'request.malformed'],
    ['/order/:number/note', { note: 'x'.repeat(501) }, 'request.malformed'],
  ] as [string, Record<string, unknown>, keyof typeof refusals][])(
    '%s refuses %j with %s',
    async (path, differences, code) => {
      await expectRefusal(callers.send(path, { ...callers.good[path], ...differences }), code)
    },
  )

  test.each(changes.filter((path) => path.startsWith('/order/:number/')))('%s needs a known order', async (path) => {
    for (const unknown of ['S00000000', '__proto__', '%F0%9F%91%93']) {
      const answer = await callers.shop.post(
        `/api${path.replace(':number', unknown)}`,
        { ...callers.good[path], typed: unknown },
        callers.staff,
      )
      expect(answer.status === 404 || answer.code === 'order.confirmation_not_typed').toBe(true)
    }
  })

  test('an idempotency key that is too long is refused', async () => {
    await expectRefusal(
      callers.send('/cart/update', callers.good['/cart/update'], { 'idempotency-key': 'x'.repeat(201) }),
      'request.malformed',
    )
  })
})
