import type { PayloadRequest } from 'payload'
import { outstanding } from '#domain/payments/outstanding.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { refundsForStaff } from '#domain/payments/refunds-for-staff.ts'
import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { chargeRefunds } from '#plugins/payments/charges/charge-refunds.ts'
import type { Charge } from '#plugins/payments/charges/repository.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { noteRefundGiven, settleRefundByHand } from '#plugins/payments/settle-refund.ts'
import { PURCHASE } from './open-payment.ts'

/** A refund that failed cannot be asked for again under the same name. */
const attemptKey = (count: number) => `late-${count}`

/** Settles the refund of a payment that could not become an order as staff decide: done, failed, or tried again. */
export async function settleLateRefund(
  req: PayloadRequest,
  charge: Charge,
  { as, by, note }: { as: 'done' | 'failed' | 'again'; by: string; note: string },
): Promise<Charge> {
  const { ref, promised, refunds } = charge
  const owner = chargeRefunds(PURCHASE)
  const key = attemptKey(refunds.length + 1)
  const current = currentRefund(charge)
  if (as === 'again') {
    if (outstanding(promised, refunds) === 0) throw new Refusal('order.refund_settled')
    return giveRefund(req, owner, ref, { key, amount: 'rest', by, note })
  }
  if (current) return settleRefundByHand(req, owner, ref, current.key, { as, by, note })
  if (as === 'failed') throw new Refusal('order.refund_settled')
  return noteRefundGiven(req, owner, ref, { key, toProvider: promised, toGiftCard: 0, by, note })
}

/** The refund that staff see of a late payment: the last one they must look at, or the last of all. */
export function currentRefund({ promised, refunds }: Pick<Charge, 'promised' | 'refunds'>): RefundEntry | undefined {
  return refundsForStaff(refunds, outstanding(promised, refunds), now()).at(-1) ?? refunds.at(-1)
}
