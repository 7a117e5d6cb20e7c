import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { holdAll, letGo } from '#plugins/checkout/holds.ts'
import { letGoIfGivenUp, releasePurchase } from '#plugins/checkout/release-purchase.ts'
import { findPurchase, movePurchase, notePurchase, purchasesOf, type Purchase } from '#plugins/checkout/repository.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { postOnce } from '#plugins/kit/outbox.ts'
import type { PaymentNews } from '#plugins/payments/provider.ts'
import { paymentProvider } from '#plugins/payments/repository.ts'
import { refundedLetter } from './emails/refunded.ts'
import { placeOrder } from './place-order.ts'

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
  if (news.amount !== purchase.totals.amountDue) throw new Refusal('payment.proof_malformed')
  const { ref, state } = purchase
  const { transactionId } = news
  const paid = await movePurchase(req, ref, 'paid', { transactionId }, ['awaiting_payment'])
  if (paid) return void (await placeOrder(req, paid))
  // Whom the shelves knew has been let go, so what is taken now is taken under another name.
  const late = await movePurchase(req, ref, 'paid_late', { transactionId, holdRef: `${ref} late` })
  if (late) return settleLate(req, late)
  if (state === 'paid_late') return settleLate(req, purchase)
}

/** Paid after we had given up: the stock is taken again, or the money goes back by itself. */
export async function settleLate(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { ref } = purchase
  // A crash may have come between giving up and letting go.
  await letGo(req, { ...purchase, holdRef: ref })
  if ((await isBoughtAlready(req, purchase)) || !(await canHoldAll(req, purchase))) {
    const moved = await movePurchase(req, ref, 'refunding')
    return moved ? giveMoneyBack(req, moved) : undefined
  }
  const paid = await movePurchase(req, ref, 'paid', {}, ['paid_late'])
  if (paid) await placeOrder(req, paid)
  else await letGoIfGivenUp(req, ref)
}

/** The shopper has meanwhile ordered and paid the same rows of the cart again. */
async function isBoughtAlready(req: PayloadRequest, { ref, shopperId, lines }: Purchase): Promise<boolean> {
  const rows = new Set(lines.map((line) => line.ref))
  const others = await purchasesOf(req, shopperId, ['paid', 'ordered'])
  return others.some((other) => other.ref !== ref && other.lines.some((line) => rows.has(line.ref)))
}

async function canHoldAll(req: PayloadRequest, purchase: Purchase): Promise<boolean> {
  try {
    await holdAll(req, purchase)
    return true
  } catch (problem) {
    if (problem instanceof Refusal) return false
    throw problem
  }
}

/** Refunds a purchase that cannot become an order. The provider knows the refund by its key, so it pays once. */
export async function giveMoneyBack(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { ref, totals, transactionId, form } = purchase
  await letGo(req, purchase)
  await paymentProvider().refund({
    key: `${ref}-late`,
    transactionId: transactionId ?? '',
    amount: totals.amountDue,
    email: form.contact.email,
    webhookUrl: `${process.env.SHOP_URL ?? ''}/api/payment/paytrail/webhook`,
  })
  await postOnce(req, `purchase ${ref} refunded`, refundedLetter(purchase))
  await movePurchase(req, ref, 'refunded')
  await notePurchase(req, ref, { isReleased: true })
}
