import type { PayloadRequest } from 'payload'
import type { NoOrderReason } from '#contracts/checkout.ts'
import type { Cents } from '#contracts/money.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { claiming } from '#domain/payments/refund.ts'
import { refundsForStaff } from '#domain/payments/refunds-for-staff.ts'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { finishRefunds, giveRefund } from '#plugins/payments/give-refund.ts'
import type { PaymentReport } from '#plugins/payments/provider.ts'
import type { RefundChange, RefundOwner } from '#plugins/payments/refund-owner.ts'
import { noteRefundGiven, settleRefundByHand } from '#plugins/payments/settle-refund.ts'
import { postRefundedLetter } from './emails/payment-refunded.ts'
import { releaseHolds } from './holds.ts'
import type { Purchase } from './purchase.ts'
import { changeRefundsOf, findPurchase, movePurchase, notePurchase } from './repository.ts'

/** Refunds of payments that could not become an order. All that came through the provider goes back. */
export const purchaseRefunds: RefundOwner<Purchase> = {
  owner: 'purchase',
  find: findPurchase,
  accountOf: ({ promised, refunds, paymentMethodId: method, transactionId, form }) => ({
    ...{ paid: { amountDue: promised, giftCard: 0 }, promised, refunds, method, transactionId },
    email: form.contact.email,
  }),
  change: (req, ref, rule) => changeRefundsOf(req, ref, (purchase) => written(purchase, rule(purchase))),
  arrive: (req, purchase) => postRefundedLetter(req, purchase),
}

/** A payment that came too late cannot become an order: its money goes back at once. */
export async function refundLatePayment(
  req: PayloadRequest,
  { ref, totals }: Purchase,
  reason: NoOrderReason,
): Promise<void> {
  const changes = { noOrderReason: reason, promised: totals.amountDue }
  const moved = await movePurchase(req, ref, 'refunding', changes, ['paid_late'])
  if (moved) await finishLateRefund(req, moved)
}

/**
 * Records a payment of a wrong amount. Staff must find out why and refund it by hand, so it is listed in the admin.
 * Repeats change nothing.
 */
export async function recordWrongAmount(
  req: PayloadRequest,
  { ref }: Purchase,
  { amount, transactionId }: PaymentReport,
): Promise<void> {
  const changes = { transactionId, noOrderReason: 'other_sum' as const, promised: amount }
  const moved = await movePurchase(req, ref, 'refunding', changes, ['awaiting_payment', 'canceled', 'abandoned'])
  if (!moved) return requireRecorded(req, ref, amount)
  req.payload.logger.error({ purchase: ref }, 'Another sum was paid than was asked')
  await release(req, moved)
}

/** Begins the refund of a late payment, or goes on with it after a crash or a provider's time-out. */
export async function finishLateRefund(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { ref, refunds, noOrderReason } = purchase
  if (!purchase.isReleased) await release(req, purchase)
  if (refunds.length > 0) return finishRefunds(req, purchaseRefunds, ref)
  if (noOrderReason !== 'other_sum')
    await giveRefund(req, purchaseRefunds, ref, { key: attemptKey(1), amount: 'rest', by: '', note: '' })
}

/** Settles a late refund as staff decide: done, failed, or tried again. */
export async function settleLateRefund(
  req: PayloadRequest,
  purchase: Purchase,
  { as, by, note }: { as: 'done' | 'failed' | 'again'; by: string; note: string },
): Promise<Purchase> {
  const { ref, promised, refunds } = purchase
  const key = attemptKey(refunds.length + 1)
  const current = currentRefund(purchase)
  if (as === 'again') {
    if (outstanding(promised, refunds) === 0) throw new Refusal('order.refund_settled')
    return giveRefund(req, purchaseRefunds, ref, { key, amount: 'rest', by, note })
  }
  if (current) return settleRefundByHand(req, purchaseRefunds, ref, current.key, { as, by, note })
  if (as === 'failed') throw new Refusal('order.refund_settled')
  return noteRefundGiven(req, purchaseRefunds, ref, { key, toProvider: promised, toGiftCard: 0, by, note })
}

/** The refund that staff see of a late payment: the last one they must look at, or the last of all. */
export function currentRefund({ promised, refunds }: Purchase): RefundEntry | undefined {
  return refundsForStaff(refunds, outstanding(promised, refunds), now()).at(-1) ?? refunds.at(-1)
}

/** Whether staff must see to it that the money of a late payment goes back. */
export function lateRefundNeedsStaff({ promised, refunds }: Purchase): boolean {
  const due = outstanding(promised, refunds)
  return due > 0 || refundsForStaff(refunds, due, now()).length > 0
}

/** A refund that failed cannot be asked for again under the same name. */
const attemptKey = (count: number) => `late-${count}`

/** A purchase has no timeline: who settled a refund by hand, and why, is kept with the refund. */
function written({ promised }: Purchase, { refunds, event }: RefundChange) {
  if (!refunds || !event) return refunds ? { refunds } : {}
  const settledBy = event.who || event.note ? { by: event.who, note: event.note } : {}
  const isBack = outstanding(promised, refunds) === 0 && claiming(refunds).every(({ state }) => state === 'done')
  return {
    refunds: refunds.map((one) => (one.key === event.key ? { ...one, ...settledBy } : one)),
    state: isBack ? ('refunded' as const) : ('refunding' as const),
    stateSince: nowIso(),
  }
}

async function release(req: PayloadRequest, purchase: Purchase): Promise<void> {
  await releaseHolds(req, purchase)
  await notePurchase(req, purchase.ref, { isReleased: true })
}

/** Throws unless this amount was recorded: a different amount for a settled purchase cannot be genuine. */
async function requireRecorded(req: PayloadRequest, ref: string, amount: Cents): Promise<void> {
  if ((await findPurchase(req, ref))?.promised !== amount) throw new Refusal('payment.proof_malformed')
}
