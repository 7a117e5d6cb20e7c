import { quotePurchase } from '#contracts/checkout.ts'
import { allowedMethods } from '#domain/deliveries/allowed-methods.ts'
import { assertBeSpendable } from '#domain/giftcards/spendable.ts'
import { Refusal } from '#domain/refusal.ts'
import { pricedCartOf } from '#plugins/cart/priced-cart.ts'
import { findCart } from '#plugins/cart/repository.ts'
import { deliveryMethods } from '#plugins/deliveries/repository.ts'
import { openGiftCard } from '#plugins/giftcards/repository.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { purchaseTotals } from '../purchase-totals.ts'

/** `POST /api/checkout/quote`: the total of an order form. */
export const quotePurchaseEndpoint = endpoint(
  quotePurchase,
  { who: 'shopper', idempotency: 'none', limit: 'quote' },
  async ({ deliveryMethodId, giftCard }, req) => {
    const shopperId = shopperIdOf(req)
    const cart = await pricedCartOf(req, shopperId, await findCart(req, shopperId))
    const methods = allowedMethods(await deliveryMethods(req), cart)
    const method = methods.find(({ id }) => id === deliveryMethodId)
    if (!method) throw new Refusal('delivery.method_unknown')
    const card = giftCard ? await openGiftCard(req, giftCard, shopperId) : null
    if (card) assertBeSpendable(card, today())
    return { totals: purchaseTotals(cart, method, card?.balance ?? 0) }
  },
)
