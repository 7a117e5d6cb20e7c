import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { Order, StoredCancellation, StoredReturn } from '../order.ts'
import { partedOrder } from '../parted-order.ts'
import { letterToBuyer } from './letter-to-buyer.ts'
import { namedPieces } from './sent.ts'

/** The letter that says which rows of an order were canceled, what is refunded for them, and what is still to come. */
export function canceledRowsLetter(
  req: PayloadRequest,
  order: Order,
  { rows, refund }: StoredCancellation,
): Promise<Letter> {
  const { number, language, bought, timeline } = order
  const t = textOf(language, 'mail')
  const values = { number, name: bought.form.contact.firstName, goods: namedPieces(order, rows) }
  const left = waitingLines(partedOrder(order))
  const terms = left.length === 0 ? withdrawalTerms(timeline) : null
  return letterToBuyer(req, order, {
    subject: t('canceled_rows.subject', values),
    paragraphs: [
      t('canceled_rows.body', values),
      ...(refund > 0 ? [t('canceled_rows.money', { amount: formatPrice(refund) })] : []),
      left.length > 0 ? t('canceled_rows.left', { goods: namedPieces(order, left) }) : t('canceled_rows.nothing_left'),
      ...(terms ? [t('sent.withdrawal', { law: finnishDay(terms.lawUntil), shop: finnishDay(terms.shopUntil) })] : []),
    ],
  })
}

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

/** The letter that says which rows of an order came back, and what is refunded for them. */
export function returnedRowsLetter(req: PayloadRequest, order: Order, { rows, refund }: StoredReturn): Promise<Letter> {
  const { number, language, bought } = order
  const t = textOf(language, 'mail')
  const values = { number, name: bought.form.contact.firstName, goods: namedPieces(order, rows) }
  return letterToBuyer(req, order, {
    subject: t('returned_rows.subject', values),
    paragraphs: [
      t('returned_rows.body', values),
      refund ? t('returned_rows.money', { amount: formatPrice(refund) }) : t('returned_rows.no_money'),
    ],
  })
}
