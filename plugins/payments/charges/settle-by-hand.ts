import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { ChargeEnding } from '#contracts/payments.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import { claimedRefund, type RefundEntry } from '#domain/payments/refund-entry.ts'
import { givenBack, refundAmount } from '#domain/payments/refund.ts'
import { refundsForStaff } from '#domain/payments/refunds-for-staff.ts'
import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { stuckDocuments } from '#plugins/kit/work/stuck-steps.ts'
import { DECIDE } from '../decide.ts'
import { giveRefund } from '../give-refund.ts'
import { noteRefundGiven, settleRefundByHand } from '../settle-refund.ts'
import { chargeRefunds } from './charge-refunds.ts'
import { changeCharge, openedCharge, type Charge } from './repository.ts'

type Refunds = Pick<Charge, 'promised' | 'refunds'>

/**
 * Settles money of a charge that could not go back by itself as staff decide. Throws `order.refund_settled` where there is nothing to
 * settle any more.
 */
export async function settleByHand(
  req: PayloadRequest,
  charge: Charge,
  { as, by, note }: { as: ChargeEnding; by: string; note: string },
): Promise<Charge> {
  const { ref, promised, refunds } = charge
  const place = { req, owner: chargeRefunds(charge.owner), ref }
  // One that failed cannot be asked for again under the same name.
  const key = `late-${refunds.length + 1}`
  const current = currentRefund(charge)
  const due = outstanding(promised, refunds)
  if (as === 'again' || as === 'dropped') {
    if (due === 0) throw new Refusal('order.refund_settled')
    return as === 'again' ? giveRefund(place, { key, amount: 'rest', by, note }) : waive(req, ref, { key, by, note })
  }
  // A refund that failed may be less than all that is due.
  if (current && (as === 'failed' || due === 0 || due === refundAmount(current)))
    return settleRefundByHand(place, current.key, { as, by, note })
  if (as === 'failed') throw new Refusal('order.refund_settled')
  return noteRefundGiven(place, { key, toProvider: due, toGiftCard: 0, by, note })
}

/** Nothing more of it goes back; who decided so, and why, stays with it as a refund that never went. */
function waive(req: PayloadRequest, ref: string, { key, by, note }: { key: string; by: string; note: string }) {
  return changeCharge(req, ref, ({ promised, refunds }) => {
    const due = outstanding(promised, refunds)
    if (due === 0) return null
    const waived = claimedRefund({ key, toProvider: due, toGiftCard: 0, by, note }, now())
    return { promised: givenBack(refunds), refunds: [...refunds, { ...waived, state: 'failed' }] }
  })
}

/** The refund that staff see of a charge: the last one they must look at, or the last of all. */
export function currentRefund({ promised, refunds }: Refunds): RefundEntry | undefined {
  return refundsForStaff(refunds, outstanding(promised, refunds), now()).at(-1) ?? refunds.at(-1)
}

/** What staff settle of a charge, in cents: all that is due back, or the refund whose outcome is unknown. */
export function sumToSettle(charge: Refunds): Cents {
  const current = currentRefund(charge)
  return outstanding(charge.promised, charge.refunds) || (current ? refundAmount(current) : 0)
}

/** The charges about whose refunds staff must decide, the oldest first. */
export async function stuckCharges(req: PayloadRequest): Promise<Charge[]> {
  const stuck = await stuckDocuments(req, 'charges', DECIDE)
  if (stuck.length === 0) return []
  const found = await findAll(req, 'charges', { id: { in: stuck } }, { sort: 'id' })
  return found.map((one) => openedCharge(req, one))
}
