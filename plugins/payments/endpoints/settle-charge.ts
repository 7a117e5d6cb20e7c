import { settleCharge } from '#contracts/payments.ts'
import { Refusal } from '#domain/refusal.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { chargeOwner } from '../charge-owners.ts'
import { chargeNamed } from '../charges/repository.ts'
import { currentRefund, settleByHand, sumToSettle } from '../charges/settle-by-hand.ts'
import { requireTypedSum } from './typed-sum.ts'

/** `POST /api/charge/:ref/settle`: money of a charge could not go back by itself. */
export const settleChargeEndpoint = endpoint(
  settleCharge,
  { who: ORDER_STAFF },
  async ({ ref, as, typed, note = '' }, req) => {
    const charge = await chargeNamed(req, ref)
    // Others are settled in the documents of their owners.
    const owner = chargeOwner(req, charge)
    if (charge.promised + charge.refunds.length === 0 || owner.tellsStaff) throw new Refusal('payment.unknown')
    if (as === 'dropped' && owner.mustGoBack) throw new Refusal('payment.must_go_back')
    requireTypedSum(sumToSettle(charge), typed)
    if (as === 'dropped' && note.trim() === '') throw new Refusal('payment.why_not_given')
    const settled = await settleByHand(req, charge, { as, by: staffNameOf(req), note })
    return { state: currentRefund(settled)?.state ?? 'open' }
  },
)
