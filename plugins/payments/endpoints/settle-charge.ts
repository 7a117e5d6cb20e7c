import type { Cents } from '#contracts/money.ts'
import { notePaid, settleCharge } from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { Refusal } from '#domain/refusal.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { chargeOwner } from '../charge-owners.ts'
import { notePaidElsewhere } from '../charges/paid-elsewhere.ts'
import { chargeNamed } from '../charges/repository.ts'
import { currentRefund, settleByHand, sumToSettle } from '../charges/settle-by-hand.ts'

/** `POST /api/charge/:ref/settle`: money of a charge could not go back by itself. */
const settleChargeEndpoint = endpoint(
  settleCharge,
  { who: ORDER_STAFF },
  async ({ ref, as, typed, note = '' }, req) => {
    const charge = await chargeNamed(req, ref)
    // Others are settled in the documents of their owners.
    const owner = chargeOwner(req, charge)
    if (charge.promised + charge.refunds.length === 0 || owner.notifiesStaff) throw new Refusal('payment.unknown')
    if (as === 'dropped' && owner.mustGoBack) throw new Refusal('payment.must_go_back')
    requireTypedSum(sumToSettle(charge), typed)
    if (as === 'dropped' && note.trim() === '') throw new Refusal('payment.why_not_given', { field: 'note' })
    const settled = await settleByHand(req, charge, { as, by: staffNameOf(req), note })
    return { state: currentRefund(settled)?.state ?? 'open' }
  },
)

/** `POST /api/charge/:ref/paid`: what a card was refused for was paid another way. */
const notePaidEndpoint = endpoint(notePaid, { who: ORDER_STAFF }, async ({ ref, typed, note }, req) => {
  const refused = await chargeNamed(req, ref)
  requireTypedSum(refused.amount, typed)
  if (note === '') throw new Refusal('payment.receipt_not_named', { field: 'note' })
  const { promised } = await notePaidElsewhere(req, refused, { who: staffNameOf(req), note })
  return { outcome: promised > 0 ? ('too_late' as const) : ('noted' as const) }
})

/** Without an order number to type, staff confirm by typing the sum: `22,80`, with or without the euro sign. */
function requireTypedSum(amount: Cents, typed: string): void {
  const sum = formatPrice(amount)
  const bare = (text: string) => text.replace(/[\s€]/g, '')
  if (bare(typed) !== bare(sum)) throw new Refusal('payment.sum_not_typed', { amount: sum, field: 'typed' })
}

/** What staff settle of a charge. */
export const settleChargeEndpoints = [settleChargeEndpoint, notePaidEndpoint]
