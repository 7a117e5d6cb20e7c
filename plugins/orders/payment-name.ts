import { paymentMethodNames } from '#domain/payments/methods.ts'
import type { Purchase } from '#plugins/checkout/repository.ts'

/** How it was paid, in the shopper's words, such as `Verkkopankki tai kortti ja lahjakortti`. */
export function paymentNameOf({ transactionId, giftCard }: Pick<Purchase, 'transactionId' | 'giftCard'>): string {
  const names = [...(transactionId ? [paymentMethodNames[70]] : []), ...(giftCard ? [paymentMethodNames[900]] : [])]
  return names.map((name, place) => (place === 0 ? name : name.toLowerCase())).join(' ja ')
}
