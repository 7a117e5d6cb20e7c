import { returnFromPayment } from '#contracts/checkout.ts'
import { outcomeOf } from '#domain/checkout/purchase-states.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { Refusal } from '#domain/refusal.ts'
import { settleReturn } from '#plugins/payments/charges/settle-return.ts'
import { PURCHASE } from '../open-payment.ts'
import { findPurchase } from '../repository.ts'

/** `POST /api/checkout/return`: the shopper returns from the provider with its signed report, which settles once. */
export const returnFromPaymentEndpoint = endpoint(
  returnFromPayment,
  { who: 'anyone', idempotency: 'handler' },
  async (proof, req) => {
    const { charge, payment } = await settleReturn(req, proof, PURCHASE)
    const purchase = await findPurchase(req, charge.subject)
    if (!purchase) throw new Refusal('payment.unknown')
    return { outcome: outcomeOf(purchase.state), purchaseRef: purchase.ref, payment }
  },
)
