import { returnFromPayment } from '#contracts/checkout.ts'
import { outcomeOf } from '#domain/checkout/purchase-states.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { Refusal } from '#domain/refusal.ts'
import { settleCharge } from '#plugins/payments/charges/settle-charge.ts'
import { paytrailProvider } from '#plugins/payments/paytrail-provider.ts'
import { PURCHASE } from '../open-payment.ts'
import { findPurchase } from '../repository.ts'

/** `POST /api/checkout/return`: the shopper returns from the provider with its signed report, which settles once. */
export const returnFromPaymentEndpoint = endpoint(
  returnFromPayment,
  { who: 'anyone', idempotency: 'handler' },
  async (proof, req) => {
    const report = paytrailProvider().readProof(proof)
    if (report.owner !== PURCHASE) throw new Refusal('payment.unknown')
    const { subject: ref } = await settleCharge(req, report)
    const purchase = await findPurchase(req, ref)
    if (!purchase) throw new Refusal('payment.unknown')
    return { outcome: outcomeOf(purchase.state), purchaseRef: ref }
  },
)
