import type { PaymentMethod } from '#contracts/payments.ts'

/** The ways to pay that the checkout offers, in the order in which it shows them: bank or card, and gift card. */
export function offeredPaymentMethods(): PaymentMethod[] {
  return [{ id: 70 }, { id: 900 }]
}
