import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'
import { textOf } from '#locales/texts.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { StoredCancellation, Order } from '../order.ts'
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
