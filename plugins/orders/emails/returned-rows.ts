import type { PayloadRequest } from 'payload'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { StoredReturn, Order } from '../order.ts'
import { letterToBuyer } from './letter-to-buyer.ts'
import { namedPieces } from './sent.ts'

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
