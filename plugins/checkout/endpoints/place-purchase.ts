import { placePurchase } from '#contracts/checkout.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { freezePurchase } from '../freeze-purchase.ts'
import { purchasePaid } from '../purchase-handlers.ts'

/** `POST /api/checkout/purchase`: "Tilaa ja maksa". Where nothing is left to pay, the order is made at once. */
export const placePurchaseEndpoint = endpoint(
  placePurchase,
  { who: 'shopper', idempotency: 'handler', limit: 'purchase' },
  async (form, req) => {
    const purchase = await freezePurchase(req, form)
    if (purchase.state === 'paid') await purchasePaid(req, purchase)
    const isDue = purchase.state === 'awaiting_payment' && purchase.payUrl
    return { purchaseRef: purchase.ref, next: isDue || `/checkout/kiitos/${purchase.ref}` }
  },
)
