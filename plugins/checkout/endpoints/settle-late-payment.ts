import { settleLatePayment } from '#contracts/checkout.ts'
import type { Cents } from '#contracts/money.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { chargeNamed } from '#plugins/payments/charges/repository.ts'
import { currentRefund, settleLateRefund } from '../late-refunds.ts'
import { findPurchase } from '../repository.ts'

/** `POST /api/payment/late/:ref`: a payment without an order whose money could not be given back by itself. */
export const settleLatePaymentEndpoint = endpoint(
  settleLatePayment,
  { who: ['admin', 'order-handler'] },
  async ({ ref, as, typed, note = '' }, req) => {
    const purchase = await findPurchase(req, ref)
    if (!purchase?.noOrderReason) throw new Refusal('payment.unknown')
    const charge = await chargeNamed(req, ref)
    requireTypedSum(charge.promised, typed)
    const settled = await settleLateRefund(req, charge, { as, by: staffNameOf(req), note })
    return { state: currentRefund(settled)?.state ?? 'open' }
  },
)

/** Without an order number to type, staff confirm by typing the sum: `22,80`, with or without the euro sign. */
function requireTypedSum(amount: Cents, typed: string): void {
  const sum = formatPrice(amount)
  const bare = (text: string) => text.replace(/[\s€]/g, '')
  if (bare(typed) !== bare(sum)) throw new Refusal('payment.sum_not_typed', { amount: sum })
}
