import { settleLatePayment } from '#contracts/payments.ts'
import { Refusal } from '#domain/refusal.ts'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { sumToGiveBack } from '../owe-money-back.ts'
import { settleLateByHand } from '../settle-by-hand.ts'
import { staffNameOf } from '../staff-name.ts'
import { sumMustBeTyped } from '../typed-confirmation.ts'

/** `POST /api/payment/late/:ref`: a payment without an order whose money could not be given back by itself. */
export const settleLatePaymentEndpoint = endpoint(
  settleLatePayment,
  { who: ['admin', 'order-handler'] },
  async ({ ref, as, typed, note = '' }, req) => {
    const purchase = await findPurchase(req, ref)
    if (!purchase) throw new Refusal('payment.unknown')
    sumMustBeTyped(sumToGiveBack(purchase), typed)
    return { state: await settleLateByHand(req, ref, { as, by: staffNameOf(req), note }) }
  },
)
