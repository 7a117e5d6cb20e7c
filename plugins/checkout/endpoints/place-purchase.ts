import { placePurchase } from '#contracts/checkout.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { createPurchase } from '../create-purchase.ts'
import { purchasePaid } from '../purchase-steps.ts'

/** `POST /api/checkout/purchase`: "Tilaa ja maksa". Where nothing is left to pay, the order is made at once. */
export const placePurchaseEndpoint = endpoint(
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
