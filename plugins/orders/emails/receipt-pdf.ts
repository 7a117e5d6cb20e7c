import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { canBeDrawn } from '#plugins/kit/pdf/drawn-text.ts'
import { LINE, openPen, write, writeRow } from '#plugins/kit/pdf/pen.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import { namedRows } from './figures.ts'
import { namedPieces } from './sent.ts'
import type { Order } from '../order.ts'

/**
 * The receipt of an order: seller as of today, buyer, rows, VAT by rate, and what was called off or came back since. A buyer whose name has characters without a
 * glyph is named by e-mail address.
 */
export async function receiptPdf(order: Order, seller: Seller | null): Promise<Uint8Array> {
  const { number, language, placedAt, bought } = order
  const t = textOf(language, 'mail')
  const pen = await openPen()
  const buyer = [order.customerName, order.email].find((name) => canBeDrawn(name, pen.glyphs))
  pen.document.setTitle(t('receipt.title', { number }))
  pen.document.setLanguage(language)

  write(pen, brand.name, { font: pen.bold, size: 20, gap: 34 })
  write(pen, t('receipt.title', { number }), { font: pen.bold, size: 14, gap: 26 })
  write(pen, t('receipt.day', { day: finnishDay(helsinkiDay(placedAt)) }))
  if (buyer) write(pen, t('receipt.buyer', { name: buyer }))
  write(pen, t('receipt.payment', { method: bought.paymentName }), { gap: 32 })
  for (const { label, amount, isTotal } of namedRows(language, bought))
    writeRow(pen, label, formatPrice(amount), isTotal)
  for (const { what, at, rows, refund } of changesOf(order)) {
    pen.y -= LINE / 2
    writeRow(pen, t(`receipt.${what}`, { day: finnishDay(helsinkiDay(at)) }), formatPrice(-refund))
    for (const row of rows) write(pen, namedPieces(order, [row]), { size: 9, gap: 14 })
  }
  pen.y -= LINE
  for (const line of [t('receipt.vat'), ...sellerLines(language, seller)]) write(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}

/** What was called off, and what came back and was paid for. */
function changesOf({ cancellations, returns }: Order) {
  return [
    ...cancellations.map((part) => ({ what: 'canceled', ...part })),
    ...returns.flatMap(({ refund, ...part }) => (refund ? [{ what: 'returned', ...part, refund }] : [])),
  ]
}
