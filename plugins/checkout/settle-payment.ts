import type { PayloadRequest } from 'payload'
import type { NoOrderReason } from '#contracts/checkout.ts'
import { noOrderReason } from '#domain/checkout/no-order-reason.ts'
import { Refusal } from '#domain/refusal.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import type { PaymentNews } from '#plugins/payments/provider.ts'
import { claimRows } from './claim-rows.ts'
import { holdAll, releaseHolds } from './holds.ts'
import { keepOtherSum, purchaseRefunds, refundLatePayment } from './late-refunds.ts'
import { purchasePaid } from './purchase-handlers.ts'
import type { Purchase } from './purchase.ts'
import { releaseIfGivenUp, releasePurchase } from './release-purchase.ts'
import { findPurchase, movePurchase } from './repository.ts'
import { isWhole } from './whole-purchase.ts'

/**
 * Acts on what a provider says of a payment: by the shopper's return, by webhook or asked by the sweep,
 * whichever comes first. Said again, nothing more happens.
 */
export function settlePayment(req: PayloadRequest, news: PaymentNews): Promise<Purchase> {
  return inTurn(`purchase ${news.ref}`, async () => {
    const purchase = news.owner === purchaseRefunds.owner ? await findPurchase(req, news.ref) : null
    if (!purchase) throw new Refusal('payment.unknown')
    if (news.outcome === 'canceled') await releasePurchase(req, news.ref, 'canceled')
    if (news.outcome === 'paid') await settlePaid(req, purchase, news)
    return (await findPurchase(req, news.ref)) ?? purchase
  })
}

async function settlePaid(req: PayloadRequest, purchase: Purchase, news: PaymentNews): Promise<void> {
  if (news.amount !== purchase.totals.amountDue) return keepOtherSum(req, purchase, news)
  const { ref, state } = purchase
  const { transactionId } = news
  const paid =
    state === 'awaiting_payment' &&
    isWhole(purchase) &&
    (await claimRows(req, purchase)) &&
    (await movePurchase(req, ref, 'paid', { transactionId }, ['awaiting_payment']))
  if (paid) return purchasePaid(req, paid)
  // Given up meanwhile, or another purchase bought the same, or its lines cannot be opened. Old holds are released;
  // stock is reserved under a new reference.
  const late = await movePurchase(req, ref, 'paid_late', { transactionId, holdRef: `${ref} late`, isReleased: false })
  if (late) return settleLate(req, late)
  if (state === 'paid_late') return settleLate(req, purchase)
}

/** Goes on with a payment that came too late, from where a crash has left it. It is read anew: the sweep may have read it long ago. */
export function resumeLatePayment(req: PayloadRequest, { ref }: Pick<Purchase, 'ref'>): Promise<void> {
  return inTurn(`purchase ${ref}`, async () => {
    const purchase = await findPurchase(req, ref)
    if (purchase?.state === 'paid_late') await settleLate(req, purchase)
  })
}

/** Paid after the purchase was given up: the stock is reserved again, or the money goes back. */
async function settleLate(req: PayloadRequest, purchase: Purchase): Promise<void> {
  // What was bought cannot be told until it can be opened. It waits, and staff see it.
  if (!isWhole(purchase)) return
  const { ref } = purchase
  // A crash may have come between giving up and releasing.
  await releaseHolds(req, { ...purchase, holdRef: ref })
  const reason = (await claimRows(req, purchase)) ? await whyNotHeld(req, purchase) : 'ordered_already'
  if (reason) return refundLatePayment(req, purchase, reason)
  const paid = await movePurchase(req, ref, 'paid', {}, ['paid_late'])
  if (paid) await purchasePaid(req, paid)
  else await releaseIfGivenUp(req, ref)
}

async function whyNotHeld(req: PayloadRequest, purchase: Purchase): Promise<NoOrderReason | null> {
  try {
    await holdAll(req, purchase)
    return null
  } catch (problem) {
    if (problem instanceof Refusal) return noOrderReason(problem.code)
    throw problem
  }
}
