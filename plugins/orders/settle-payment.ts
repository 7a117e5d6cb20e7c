import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { holdAll, letGo } from '#plugins/checkout/holds.ts'
import { releasePurchase } from '#plugins/checkout/release-purchase.ts'
import { findPurchase, movePurchase, notePurchase, type Purchase } from '#plugins/checkout/repository.ts'
import { postOnce } from '#plugins/kit/outbox.ts'
import type { PaymentNews } from '#plugins/payments/provider.ts'
import { paymentProvider } from '#plugins/payments/repository.ts'
import { refundedLetter } from './emails/refunded.ts'
import { placeOrder } from './place-order.ts'

/**
 * Acts on what a provider says of a payment: by the shopper's return, by webhook or asked by the sweep,
 * whichever comes first. Said again, nothing more happens.
 */
export async function settlePayment(req: PayloadRequest, news: PaymentNews): Promise<Purchase> {
  const purchase = await findPurchase(req, news.ref)
  if (!purchase) throw new Refusal('payment.unknown')
  if (news.outcome === 'canceled') await releasePurchase(req, news.ref, 'canceled')
  if (news.outcome === 'paid') await settlePaid(req, purchase, news)
  return (await findPurchase(req, news.ref)) ?? purchase
}

async function settlePaid(req: PayloadRequest, purchase: Purchase, news: PaymentNews): Promise<void> {
  if (news.amount !== purchase.totals.amountDue) throw new Refusal('payment.proof_malformed')
  const { transactionId } = news
  const late = purchase.state === 'canceled' || purchase.state === 'abandoned'
  if (late) {
    // Whom the shelves knew has been let go, so what is taken now is taken under another name.
    const moved = await movePurchase(req, purchase.ref, 'paid_late', { transactionId, holdRef: `${purchase.ref} late` })
    if (moved) return settleLate(req, moved)
  }
  const paid = await movePurchase(req, purchase.ref, 'paid', { transactionId })
  if (paid) await placeOrder(req, paid)
}

/** Paid after we had given up: the stock is taken again, or the money goes back by itself. */
export async function settleLate(req: PayloadRequest, purchase: Purchase): Promise<void> {
  try {
    await holdAll(req, purchase)
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const moved = await movePurchase(req, purchase.ref, 'refunding')
    return moved ? giveMoneyBack(req, moved) : undefined
  }
  const paid = await movePurchase(req, purchase.ref, 'paid')
  if (paid) await placeOrder(req, paid)
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
