import { returnFromPayment } from '#contracts/checkout.ts'
import { outcomeOf } from '#domain/checkout/purchase-states.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { paytrailProvider } from '#plugins/payments/providers.ts'
import { settlePayment } from '../settle-payment.ts'

/** `POST /api/checkout/return`: the shopper returns from the provider with its signed report, which settles once. */
export const returnFromPaymentEndpoint = endpoint(
  returnFromPayment,
  { who: 'anyone', idempotency: 'handler' },
  async (proof, req) => {
    const { ref, state } = await settlePayment(req, paytrailProvider().readProof(proof))
    return { outcome: outcomeOf(state), purchaseRef: ref }
  },
)
