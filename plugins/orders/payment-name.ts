import type { Language } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import type { Purchase } from '#plugins/checkout/repository.ts'

/** How it was paid, in the shopper's words, such as `Verkkopankki tai kortti ja lahjakortti`. */
export function paymentNameOf(
  language: Language,
  { transactionId, giftCard }: Pick<Purchase, 'transactionId' | 'giftCard'>,
): string {
  const t = textOf(language, 'payments')
  const [bankOrCard, card] = [t('methods.70.name'), t('methods.900.name')]
  if (transactionId && giftCard) return t('both', { first: bankOrCard, second: card.toLowerCase() })
  return transactionId ? bankOrCard : giftCard ? card : ''
}
