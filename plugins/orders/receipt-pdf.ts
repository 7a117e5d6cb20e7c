import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, rgb, type PDFFont, type PDFPage } from 'pdf-lib'
import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { textOf } from '#locales/texts.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import { namedRows } from './emails/figures.ts'
import { canBeDrawn, withMissingReplaced } from './pdf-glyphs.ts'
import type { Order } from './order.ts'

const A4: [number, number] = [595, 842]
const MARGIN = 56
const RIGHT = A4[0] - MARGIN
const LINE = 20
const INK = rgb(0.11, 0.15, 0.19)
const RULE = rgb(0.82, 0.81, 0.78)

interface Pen {
  document: PDFDocument
  page: PDFPage
  y: number
  regular: PDFFont
  bold: PDFFont
  /** The glyphs that both fonts have, by code point. */
  glyphs: ReadonlySet<number>
}

/**
 * The receipt of an order: seller as of today, buyer, rows, VAT by rate. A buyer whose name has characters without a
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
  pen.y -= LINE
  for (const line of [t('receipt.vat'), ...sellerLines(language, seller)]) write(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}

async function openPen(): Promise<Pen> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  const [regular, bold] = await Promise.all([embed(document, 'DejaVuSans.ttf'), embed(document, 'DejaVuSans-Bold.ttf')])
  glyphs ??= new Set(regular.getCharacterSet()).intersection(new Set(bold.getCharacterSet()))
  return { document, page: document.addPage(A4), y: A4[1] - MARGIN - 14, regular, bold, glyphs }
}

/** Kept for all receipts, since collecting them is slow. */
let glyphs: ReadonlySet<number> | undefined

async function embed(document: PDFDocument, file: string): Promise<PDFFont> {
  const folder = join(process.env.APP_ROOT ?? process.cwd(), 'node_modules/dejavu-fonts-ttf/ttf')
  return document.embedFont(await readFile(join(folder, file)), { subset: true })
}

interface TextStyle {
  font?: PDFFont
  size?: number
  gap?: number
}

function write(pen: Pen, text: string, { font = pen.regular, size = 10, gap = LINE }: TextStyle = {}): void {
  addPageIfFull(pen)
  const line = fitted(withMissingReplaced(text, pen.glyphs), font, size, RIGHT - MARGIN)
  pen.page.drawText(line, { x: MARGIN, y: pen.y, font, size, color: INK })
  pen.y -= gap
}

function writeRow(pen: Pen, label: string, amount: string, isTotal: boolean): void {
  const font = isTotal ? pen.bold : pen.regular
  addPageIfFull(pen)
  pen.page.drawLine({
    start: { x: MARGIN, y: pen.y + 14 },
    end: { x: RIGHT, y: pen.y + 14 },
    thickness: 0.5,
    color: RULE,
  })
  const x = RIGHT - font.widthOfTextAtSize(amount, 10)
  const line = fitted(withMissingReplaced(label, pen.glyphs), font, 10, x - MARGIN - 12)
  pen.page.drawText(line, { x: MARGIN, y: pen.y, font, size: 10, color: INK })
  pen.page.drawText(amount, { x, y: pen.y, font, size: 10, color: INK })
  pen.y -= LINE
}

/** Cuts a text that is too wide and ends it in an ellipsis, so that it does not run under the sum or off the page. */
function fitted(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text
  const shorter = [...text]
  while (shorter.length > 0 && font.widthOfTextAtSize(`${shorter.join('')}…`, size) > width) shorter.pop()
  return `${shorter.join('').trimEnd()}…`
}

function addPageIfFull(pen: Pen): void {
  if (pen.y > MARGIN) return
  pen.page = pen.document.addPage(A4)
  pen.y = A4[1] - MARGIN - 14
}
