import type { PaymentMethod, PaymentMethodId } from '#contracts/payments.ts'

/** Names of the ways to pay, by their ids (specification §3; 70 is Finland's own). */
export const paymentMethodNames: Record<PaymentMethodId, string> = {
  60: 'Klarna',
  65: 'Klarna myymälässä',
  70: 'Verkkopankki tai kortti',
  900: 'Lahjakortti',
}

/** The ways to pay that the checkout offers. A gift card stands beside them: it pays first, these pay the rest. */
export function offeredPaymentMethods(): PaymentMethod[] {
  return [
    {
      id: 70,
      name: paymentMethodNames[70],
      description: 'Maksat Paytrailin maksusivulla verkkopankissa, kortilla tai MobilePaylla.',
    },
  ]
}
