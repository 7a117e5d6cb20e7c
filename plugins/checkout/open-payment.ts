import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { providerFor } from '#plugins/payments/providers.ts'
import { claimRows } from './claim-rows.ts'
import { purchaseRefunds } from './late-refunds.ts'
import type { Purchase } from './purchase.ts'
import { movePurchase } from './repository.ts'

/** Requests the payment of a purchase from its provider. Without an amount due the purchase is paid at once. */
export async function openPayment(req: PayloadRequest, purchase: Purchase): Promise<Purchase> {
  const { ref, totals } = purchase
  if (totals.amountDue === 0 && !(await claimRows(req, purchase))) throw new Refusal('request.in_progress')
  const paying = totals.amountDue === 0 ? null : await requestPayment(purchase)
  const moved = paying ? await movePurchase(req, ref, 'awaiting_payment', paying) : await movePurchase(req, ref, 'paid')
  if (!moved) throw new Refusal('payment.unavailable')
  return moved
}

function requestPayment({ ref, form, totals, paymentMethodId }: Purchase) {
  const { email, firstName, lastName } = form.contact
  return providerFor(paymentMethodId).create({
    owner: purchaseRefunds.owner,
    ref,
    amount: totals.amountDue,
    customer: { email, firstName, lastName },
    returnUrl: `${process.env.SHOP_URL ?? ''}/checkout/paluu`,
  })
}
