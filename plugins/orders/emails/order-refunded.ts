import type { PayloadRequest } from 'payload'
import { formatPrice } from '#domain/money/format-price.ts'
import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '../letter.ts'
import type { Order, RefundEntry } from '../repository.ts'

/** Money given back on an order: how much, and where it went. */
export function orderRefundedLetter(
  req: PayloadRequest,
  { number, email, bought }: Order,
  { toProvider, toGiftCard }: RefundEntry,
): Promise<Letter> {
  const t = textOf('fi', 'mail')
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
  return letter(req, { to: email, subject: t('refund.subject', values), paragraphs })
}
