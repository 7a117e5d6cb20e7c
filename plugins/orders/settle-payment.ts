import type { PayloadRequest } from 'payload'
import type { NoOrderReason } from '#contracts/checkout.ts'
import { noOrderReason } from '#domain/checkout/no-order-reason.ts'
import { Refusal } from '#domain/refusal.ts'
import { claimRows } from '#plugins/checkout/claim-rows.ts'
import { holdAll, letGo } from '#plugins/checkout/holds.ts'
import { letGoIfGivenUp, releasePurchase } from '#plugins/checkout/release-purchase.ts'
import { findPurchase, movePurchase, type Purchase } from '#plugins/checkout/repository.ts'
import { isWhole } from '#plugins/checkout/whole-purchase.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import type { PaymentNews } from '#plugins/payments/provider.ts'
import { giveMoneyBack } from './give-money-back.ts'
import { oweMoneyBack, oweOtherSum } from './owe-money-back.ts'
import { placeOrder } from './order-from-purchase.ts'

/**
 * Acts on what a provider says of a payment: by the shopper's return, by webhook or asked by the sweep,
 * whichever comes first. Said again, nothing more happens.
 */
export function settlePayment(req: PayloadRequest, news: PaymentNews): Promise<Purchase> {
  return inTurn(`purchase ${news.ref}`, async () => {
    const purchase = await findPurchase(req, news.ref)
    if (!purchase) throw new Refusal('payment.unknown')
    if (news.outcome === 'canceled') await releasePurchase(req, news.ref, 'canceled')
    if (news.outcome === 'paid') await settlePaid(req, purchase, news)
    return (await findPurchase(req, news.ref)) ?? purchase
  })
}

async function settlePaid(req: PayloadRequest, purchase: Purchase, news: PaymentNews): Promise<void> {
  if (news.amount !== purchase.totals.amountDue) return oweOtherSum(req, purchase, news)
  const { ref, state } = purchase
  const { transactionId } = news
  const paid =
    state === 'awaiting_payment' &&
    isWhole(purchase) &&
    (await claimRows(req, purchase)) &&
    (await movePurchase(req, ref, 'paid', { transactionId }, ['awaiting_payment']))
  if (paid) return void (await placeOrder(req, paid))
  // Given up meanwhile, or the same was bought by another purchase, or nobody can open it. Whom the shelves knew is let go, so what is taken
  // now is taken under another name.
  const late = await movePurchase(req, ref, 'paid_late', { transactionId, holdRef: `${ref} late` })
  if (late) return settleLate(req, late)
  if (state === 'paid_late') return settleLate(req, purchase)
}

/** Goes on with a payment that came too late, from where a crash has left it. What was read of it may be long past. */
export function goOnWithLate(req: PayloadRequest, { ref }: Pick<Purchase, 'ref'>): Promise<void> {
  return inTurn(`purchase ${ref}`, async () => {
    const purchase = await findPurchase(req, ref)
    if (purchase?.state === 'paid_late') await settleLate(req, purchase)
  })
}

/** Paid after we had given up: the stock is taken again, or the money goes back by itself. */
async function settleLate(req: PayloadRequest, purchase: Purchase): Promise<void> {
  // Nobody can tell what was bought: it waits until it can be opened, and staff see it.
  if (!isWhole(purchase)) return
  const { ref } = purchase
  // A crash may have come between giving up and letting go.
  await letGo(req, { ...purchase, holdRef: ref })
  const reason = (await claimRows(req, purchase)) ? await whyNotHeld(req, purchase) : 'ordered_already'
  if (reason) {
    const moved = await oweMoneyBack(req, purchase, reason)
    return moved ? giveMoneyBack(req, moved) : undefined
  }
  const paid = await movePurchase(req, ref, 'paid', {}, ['paid_late'])
  if (paid) await placeOrder(req, paid)
  else await letGoIfGivenUp(req, ref)
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
