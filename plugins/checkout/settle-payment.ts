import type { PayloadRequest } from 'payload'
import type { NoOrderReason } from '#contracts/checkout.ts'
import { noOrderReason } from '#domain/checkout/no-order-reason.ts'
import { Refusal } from '#domain/refusal.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { PaymentReport } from '#plugins/payments/provider.ts'
import { claimRows } from './claim-rows.ts'
import { reserveAll, releaseReservations } from './reservations.ts'
import { recordWrongAmount, purchaseRefunds, refundLatePayment } from './late-refunds.ts'
import { purchasePaid } from './purchase-handlers.ts'
import { lateHoldRef, type Purchase } from './purchase.ts'
import { releaseIfGivenUp, releasePurchase } from './release-purchase.ts'
import { findPurchase, movePurchase } from './repository.ts'

/**
 * Applies a provider's report of a payment, from the shopper's return, the webhook or the sweep, whichever comes first.
 * Repeats change nothing.
 */
export function settlePayment(req: PayloadRequest, report: PaymentReport): Promise<Purchase> {
  return serialized(`purchase ${report.ref}`, async () => {
    const purchase = report.owner === purchaseRefunds.owner ? await findPurchase(req, report.ref) : null
    if (!purchase) throw new Refusal('payment.unknown')
    if (report.outcome === 'canceled') await releasePurchase(req, report.ref, 'canceled')
    if (report.outcome === 'paid') await settlePaid(req, purchase, report)
    return (await findPurchase(req, report.ref)) ?? purchase
  })
}

async function settlePaid(req: PayloadRequest, purchase: Purchase, report: PaymentReport): Promise<void> {
  if (report.amount !== purchase.totals.amountDue) return recordWrongAmount(req, purchase, report)
  const { ref, state } = purchase
  const { transactionId } = report
  const paid =
    state === 'awaiting_payment' &&
    (await claimRows(req, purchase)) &&
    (await movePurchase(req, ref, 'paid', { transactionId }, ['awaiting_payment']))
  if (paid) return purchasePaid(req, paid)
  // Given up meanwhile, or another purchase bought the same.
  const late = await movePurchase(req, ref, 'paid_late', {
    transactionId,
    holdRef: lateHoldRef(ref),
    isReleased: false,
  })
  if (late) return settleLate(req, late)
  if (state === 'paid_late') return settleLate(req, purchase)
}

/** Continues with a late payment after a crash. The purchase is read again, since the sweep's copy may be old. */
export function resumeLatePayment(req: PayloadRequest, { ref }: Pick<Purchase, 'ref'>): Promise<void> {
  return serialized(`purchase ${ref}`, async () => {
    const purchase = await findPurchase(req, ref)
    if (purchase?.state === 'paid_late') await settleLate(req, purchase)
  })
}

/** Paid after the purchase was given up: the stock is reserved again, or the money goes back. */
async function settleLate(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { ref } = purchase
  // A crash may have come between giving up and releasing.
  await releaseReservations(req, { ...purchase, holdRef: ref })
  const reason = (await claimRows(req, purchase)) ? await reserveLate(req, purchase) : 'ordered_already'
  if (reason) return refundLatePayment(req, purchase, reason)
  const paid = await movePurchase(req, ref, 'paid', {}, ['paid_late'])
  if (paid) await purchasePaid(req, paid)
  else await releaseIfGivenUp(req, ref)
}

async function reserveLate(req: PayloadRequest, purchase: Purchase): Promise<NoOrderReason | null> {
  try {
    await reserveAll(req, purchase)
    return null
  } catch (problem) {
    if (problem instanceof Refusal) return noOrderReason(problem.code)
    throw problem
  }
}
