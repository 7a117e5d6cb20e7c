import type { Cents } from '#contracts/money.ts'
import type { PaymentMethod, PaymentMethodId } from '#contracts/payments.ts'

/** Every way to pay that has a number (specification §3; 70 is ours). */
const METHODS: PaymentMethod[] = [
  {
    id: 70,
    name: 'Verkkopankki tai kortti',
    description: 'Maksat Paytrailin sivulla verkkopankissa, kortilla tai MobilePaylla.',
  },
  { id: 60, name: 'Klarna', description: 'Maksat laskulla tai osissa Klarnan kautta.' },
  { id: 65, name: 'Klarna myymälässä', description: 'Maksat myymälässä Klarnan kautta.' },
  { id: 900, name: 'Lahjakortti', description: 'Lahjakortti kattaa koko summan tai osan siitä.' },
]

/** What a shopper can pay with today. */
const OFFERED: PaymentMethodId[] = [70, 900]

/** The name of each way to pay, as it stands on a receipt. */
export const paymentMethodNames = Object.fromEntries(METHODS.map(({ id, name }) => [id, name])) as Record<
  PaymentMethodId,
  string
>

/** The ways to pay that the checkout offers, in the order in which it shows them. */
export function offeredPaymentMethods(): PaymentMethod[] {
  return METHODS.filter(({ id }) => OFFERED.includes(id))
}

/** The method that collects what is due, in cents: what a gift card leaves is paid by bank or card. */
export function collectingMethod(chosen: PaymentMethodId, amountDue: Cents): PaymentMethodId {
  if (amountDue === 0) return 900
  return chosen === 900 ? 70 : chosen
}
