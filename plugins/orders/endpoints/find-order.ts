import { getConfirmation, getLookedUpOrder, lookUpOrder } from '#contracts/orders.ts'
import { outcomeOf } from '#domain/checkout/purchase-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { isOwnShopper } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { queueLookup } from '../buyer/answer-lookup.ts'
import { orderNumberFrom } from '../order-links.ts'
import { orderView } from '../buyer/order-view.ts'
import { orderNumbered, orderOfPurchase } from '../repository.ts'

/**
 * `GET /api/order/confirmation/:ref`: the outcome of a purchase. Names and addresses are for the browser that ordered,
 * for as long as the purchase is stored; after that it says that there is an order, which is found by its number.
 */
const getConfirmationEndpoint = endpoint(
  getConfirmation,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ ref }, req) => {
    const purchase = await findPurchase(req, ref)
    if (!purchase && (await orderOfPurchase(req, ref)))
      return { outcome: 'paid' as const, order: null, givenBack: null }
    if (!purchase) throw new Refusal('checkout.purchase_missing')
    const isOwn = isOwnShopper(req, purchase.shopperId)
    const order = isOwn ? await orderOfPurchase(req, ref) : null
    const outcome = outcomeOf(purchase.state)
    const { noOrderReason: reason } = purchase
    const charge = outcome === 'given_back' ? await findCharge(req, ref) : null
    const givenBack = charge && reason ? { reason, amount: charge.promised } : null
    return { outcome, order: order && orderView(order), givenBack }
  },
)

/** `POST /api/order/lookup`: a guest asks for an order by number and e-mail. The answer comes by mail only. */
const lookUpOrderEndpoint = endpoint(lookUpOrder, { who: 'shopper', limit: 'order lookup' }, async (input, req) => {
  await queueLookup(req, input)
  return { isAsked: true as const }
})

/** `GET /api/order/lookup/:token`: the order behind a mailed link. */
const getLookedUpOrderEndpoint = endpoint(
  getLookedUpOrder,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => ({
    order: orderView(await orderNumbered(req, orderNumberFrom(token)), true),
  }),
)

/** An order of the bearer of its reference, or of the mailed link. */
export const findOrderEndpoints = [getConfirmationEndpoint, lookUpOrderEndpoint, getLookedUpOrderEndpoint]
