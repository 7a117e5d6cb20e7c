import { placePurchase } from '#contracts/checkout.ts'
import { freezePurchase } from '#plugins/checkout/freeze-purchase.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { placeOrder } from '../order-from-purchase.ts'

/** `POST /api/checkout/purchase`: "Tilaa ja maksa". Where nothing is left to pay, the order is made at once. */
export const placePurchaseEndpoint = endpoint(
  placePurchase,
  { who: 'shopper', keepsItsKey: true, limit: 'purchase' },
  async (form, req) => {
    const purchase = await freezePurchase(req, form)
    if (purchase.state === 'paid') await placeOrder(req, purchase)
    const isDue = purchase.state === 'awaiting_payment' && purchase.payUrl
    return { purchaseRef: purchase.ref, next: isDue || `/checkout/kiitos/${purchase.ref}` }
  },
)
