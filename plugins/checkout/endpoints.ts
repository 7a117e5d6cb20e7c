import { randomUUID } from 'node:crypto'
import { getCheckout, placePurchase, quotePurchase, returnFromPayment } from '#contracts/checkout.ts'
import { outcomeOf } from '#domain/checkout/purchase-states.ts'
import { allowedMethods } from '#domain/deliveries/allowed-methods.ts'
import { assertBeSpendable } from '#domain/giftcards/ledger.ts'
import { Refusal } from '#domain/refusal.ts'
import { checkoutConfig, pricedCartOf } from '#plugins/cart/priced-cart.ts'
import { findCart } from '#plugins/cart/repository.ts'
import { deliveryMethods } from '#plugins/deliveries/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { ensureShopper, shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { settleReturn } from '#plugins/payments/charges/settle-return.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { createPurchase } from './create-purchase.ts'
import { PURCHASE } from './open-payment.ts'
import { purchasePaid } from './purchase-steps.ts'
import { chosenCard, unpaidView } from './unpaid-purchase.ts'
import { purchaseTotals, storesWithGoods } from './validated-purchase.ts'
import { findPurchase } from './repository.ts'

/** `GET /api/checkout/view`: the data of the order form, and its idempotency key. */
const getCheckoutEndpoint = endpoint(getCheckout, { who: 'anyone' }, async (_, req) => {
  const { shopperId } = ensureShopper(req)
  const cart = await pricedCartOf(req, shopperId, await findCart(req, shopperId))
  const config = await checkoutConfig(req)
  const ready = await storesWithGoods(req, cart.items)
  const stores = await listStores(req)
  return {
    cart,
    config: { ...config, deliveryMethods: allowedMethods(config.deliveryMethods, cart, '', languageOf(req)) },
    stores: stores.map(({ id, name, address, zip, city }) => {
      return { id, name, address: `${address}, ${zip} ${city}`, hasAll: ready.has(id) }
    }),
    hasMadeToMeasure: cart.items.some(({ isMadeToMeasure }) => isMadeToMeasure),
    needsFitting: cart.items.some(({ needsFitting }) => needsFitting),
    unpaid: await unpaidView(req, shopperId),
    key: randomUUID(),
  }
})

/** `POST /api/checkout/purchase`: "Tilaa ja maksa". Where nothing is left to pay, the order is made at once. */
const placePurchaseEndpoint = endpoint(
  placePurchase,
  { who: 'shopper', idempotency: 'handler', limit: 'purchase' },
  async (form, req) => {
    const purchase = await createPurchase(req, form)
    if (purchase.state === 'paid') await purchasePaid(req, purchase)
    const charge = purchase.state === 'awaiting_payment' ? await findCharge(req, purchase.ref) : null
    // A store sees how it is to be paid: at the till, in the store's browser, or on the customer's own phone.
    const at = charge && purchase.soldBy ? `/myymäläkirjautuminen/maksu/${purchase.ref}` : charge?.payUrl
    return { purchaseRef: purchase.ref, next: at ?? `/checkout/kiitos/${purchase.ref}` }
  },
)

/** `POST /api/checkout/quote`: the total of an order form. */
const quotePurchaseEndpoint = endpoint(
  quotePurchase,
  { who: 'shopper', idempotency: 'none', limit: 'quote' },
  async ({ deliveryMethodId, giftCard }, req) => {
    const shopperId = shopperIdOf(req)
    const cart = await pricedCartOf(req, shopperId, await findCart(req, shopperId))
    const methods = allowedMethods(await deliveryMethods(req), cart)
    const method = methods.find(({ id }) => id === deliveryMethodId)
    if (!method) throw new Refusal('delivery.method_unknown')
    const card = await chosenCard(req, giftCard, shopperId)
    if (card) assertBeSpendable(card, today())
    return { totals: purchaseTotals(cart, method, card?.balance ?? 0) }
  },
)

/** `POST /api/checkout/return`: the shopper returns from the provider with its signed report, which settles once. */
const returnFromPaymentEndpoint = endpoint(
  returnFromPayment,
  { who: 'anyone', idempotency: 'handler' },
  async (proof, req) => {
    const { charge, payment } = await settleReturn(req, proof, PURCHASE)
    const purchase = await findPurchase(req, charge.subject)
    if (!purchase) throw new Refusal('payment.unknown')
    return { outcome: outcomeOf(purchase.state), purchaseRef: purchase.ref, payment }
  },
)

/** The endpoints of paying a cart. */
export const checkoutEndpoints = [
  getCheckoutEndpoint,
  quotePurchaseEndpoint,
  placePurchaseEndpoint,
  returnFromPaymentEndpoint,
]
