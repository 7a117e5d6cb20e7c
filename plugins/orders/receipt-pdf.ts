import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, rgb, type PDFFont, type PDFPage } from 'pdf-lib'
import { brand } from '#domain/brand.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { textOf } from '#plugins/kit/text.ts'
import { namedRows } from './emails/figures.ts'
import type { Order } from './repository.ts'

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
}

/** The receipt of an order: seller, buyer, rows, VAT by rate. A font that has every letter a name may have. */
export async function receiptPdf(order: Order): Promise<Uint8Array> {
  const { number, placedAt, bought } = order
  const t = textOf('mail')
  const pen = await openPen()
  pen.document.setTitle(t('receipt.title', { number }))
  pen.document.setLanguage('fi')

  write(pen, brand.name, { font: pen.bold, size: 20, gap: 34 })
  write(pen, t('receipt.title', { number }), { font: pen.bold, size: 14, gap: 26 })
  write(pen, t('receipt.day', { day: finnishDay(helsinkiDay(placedAt)) }))
  write(pen, t('receipt.buyer', { name: order.customerName }))
  write(pen, t('receipt.payment', { method: bought.paymentName }), { gap: 32 })
  for (const { label, amount, isTotal } of namedRows(bought)) writeRow(pen, label, formatPrice(amount), isTotal)
  pen.y -= LINE
  write(pen, t('receipt.seller'), { size: 9 })
  return pen.document.save()
}

async function openPen(): Promise<Pen> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  const [regular, bold] = await Promise.all([embed(document, 'DejaVuSans.ttf'), embed(document, 'DejaVuSans-Bold.ttf')])
  return { document, page: document.addPage(A4), y: A4[1] - MARGIN - 14, regular, bold }
}

async function embed(document: PDFDocument, file: string): Promise<PDFFont> {
  const folder = join(process.env.APP_ROOT ?? process.cwd(), 'node_modules/dejavu-fonts-ttf/ttf')
  return document.embedFont(await readFile(join(folder, file)), { subset: true })
}

interface Hand {
  font?: PDFFont
  size?: number
  gap?: number
}

function write(pen: Pen, text: string, { font = pen.regular, size = 10, gap = LINE }: Hand = {}): void {
  turnPageIfFull(pen)
  pen.page.drawText(text, { x: MARGIN, y: pen.y, font, size, color: INK })
  pen.y -= gap
}

function writeRow(pen: Pen, label: string, amount: string, isTotal: boolean): void {
  const font = isTotal ? pen.bold : pen.regular
  turnPageIfFull(pen)
  pen.page.drawLine({
    start: { x: MARGIN, y: pen.y + 14 },
    end: { x: RIGHT, y: pen.y + 14 },
    thickness: 0.5,
    color: RULE,
  })
  const x = RIGHT - font.widthOfTextAtSize(amount, 10)
  pen.page.drawText(fitted(label, font, x - MARGIN - 12), { x: MARGIN, y: pen.y, font, size: 10, color: INK })
  pen.page.drawText(amount, { x, y: pen.y, font, size: 10, color: INK })
  pen.y -= LINE
}

/** A name too long for its row ends in an ellipsis rather than under the sum. */
function fitted(text: string, font: PDFFont, width: number): string {
  if (font.widthOfTextAtSize(text, 10) <= width) return text
  let shorter = text
  while (shorter && font.widthOfTextAtSize(`${shorter}…`, 10) > width) shorter = shorter.slice(0, -1)
  return `${shorter.trimEnd()}…`
}

function turnPageIfFull(pen: Pen): void {
  if (pen.y > MARGIN) return
  pen.page = pen.document.addPage(A4)
  pen.y = A4[1] - MARGIN - 14
}
