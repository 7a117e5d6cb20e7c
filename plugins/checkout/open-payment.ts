import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { openCharge } from '#plugins/payments/charges/open-charge.ts'
import { claimRows } from './claim-rows.ts'
import type { Purchase } from './purchase.ts'
import { movePurchase } from './repository.ts'

/** The name under which purchases own their charges. A purchase has one charge, of its own reference. */
export const PURCHASE = 'purchase'

/** Opens the charge of a purchase. Without an amount due the purchase is paid at once. */
export async function openPayment(req: PayloadRequest, purchase: Purchase): Promise<Purchase> {
  const { ref, totals, paymentMethodId: method } = purchase
  const { amountDue: amount } = totals
  if (amount === 0 && !(await claimRows(req, purchase))) throw new Refusal('request.in_progress')
  if (amount > 0) {
    const returnUrl = shopUrl('/checkout/paluu', purchase.language)
    await openCharge(req, { ref, owner: PURCHASE, subject: ref, method, amount, returnUrl })
  }
  const moved =
    amount > 0
      ? await movePurchase(req, ref, 'awaiting_payment')
      : await movePurchase(req, ref, 'paid', {}, { steps: ['order'] })
  if (!moved) throw new Refusal('payment.unavailable')
  return moved
}
