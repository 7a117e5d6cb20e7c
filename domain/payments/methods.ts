import type { Cents } from '#contracts/money.ts'
import type { PaymentMethod, PaymentMethodId } from '#contracts/payments.ts'

/**
 * The ways to pay that the checkout offers, in the order in which it shows them: bank or card, and gift card. Marks in
 * the footer follow from these. Klarna (60, 65) is not offered: it needs an agreement and a payment of its own.
 */
export function offeredPaymentMethods(): PaymentMethod[] {
  return [{ id: 70 }, { id: 900 }]
}

/** The method that collects what is due, in cents: what a gift card leaves is paid by bank or card. */
export function collectingMethod(chosen: PaymentMethodId, amountDue: Cents): PaymentMethodId {
  if (amountDue === 0) return 900
  return chosen === 900 ? 70 : chosen
}
