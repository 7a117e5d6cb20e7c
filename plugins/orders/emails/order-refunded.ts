import type { PayloadRequest } from 'payload'
import { formatPrice } from '#domain/money/euros.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { Order } from '../order.ts'

/** Money given back on an order: how much, and where it went. */
export function orderRefundedLetter(
  req: PayloadRequest,
  { number, language, email, bought }: Order,
  { toProvider, toGiftCard }: RefundEntry,
): Promise<Letter> {
  const t = textOf(language, 'mail')
  const amounts = {
    provider: formatPrice(toProvider),
    card: formatPrice(toGiftCard),
    total: formatPrice(toProvider + toGiftCard),
  }
  const values = {
    number,
    name: bought.form.contact.firstName,
    lastDigits: bought.giftCard?.lastDigits ?? '',
    ...amounts,
  }
  const paragraphs = [t('refund.total', values)]
  if (toProvider > 0) paragraphs.push(t('refund.to_provider', values))
  if (toGiftCard > 0) paragraphs.push(t('refund.to_gift_card', values))
  return letter(req, language, { to: email, subject: t('refund.subject', values), paragraphs })
}
