import bwip from 'bwip-js/node'
import type { InvoiceRow } from '#contracts/invoices.ts'
import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatIban } from '#domain/invoices/iban.ts'
import type { EInvoiceTo } from '#domain/invoices/e-invoice.ts'
import { leftOf, sumOf, vatOf, type LedgerCredit } from '#domain/invoices/invoice-ledger.ts'
import { formatReference } from '#domain/invoices/reference-number.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { EYE_EXAM_VAT_RATE } from '#domain/money/vat.ts'
import { textOf, type Text } from '#locales/texts.ts'
import { canBeDrawn } from '#plugins/kit/pdf/drawn-text.ts'
import { addPageIfFull, INK, LINE, MARGIN, openPen, write, writeRow, type Pen } from '#plugins/kit/pdf/pen.ts'
import { drawQr } from '#plugins/kit/pdf/qr.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import { paySlip, type PaySlip } from './pay-slip.ts'
import type { StoredInvoice } from './repository.ts'

/** Width of the narrowest bar in points: the whole bar code is 105 mm wide at most. */
const BAR = 0.85
const BAR_HEIGHT = 36
/** Side of one module of the QR code in points. */
const MODULE = 2
/** What the part to pay by takes of a page, in points. */
const SLIP_HEIGHT = 210

/** An invoice on paper: rows, VAT by rate, what is left, and how to pay it, with the bank bar code and the QR code. */
export async function invoicePdf(
  invoice: StoredInvoice,
  account: { iban: string; bic: string } | null,
  seller: Seller | null,
): Promise<Uint8Array> {
  const { number, total, dueDate, type } = invoice
  const t = textOf(invoice.buyer.language, 'invoices')
  const pen = await openPen()
  writeHead(pen, invoice, t('pdf.title', { number }), invoice.createdOn, t)
  write(pen, t('pdf.due', { day: finnishDay(dueDate) }))
  write(pen, t(`type.${type}`), { gap: 32 })
  writeRows(pen, invoice.rows, t)
  const left = leftOf(invoice)
  if (left !== total) writeRow(pen, t('amount_left'), formatPrice(left), true)
  const slip = paySlip(invoice, account, seller)
  if (slip) writeSlip(pen, slip, finnishDay(dueDate), t)
  return finished(pen, invoice, seller)
}

/** A credit note on paper. */
export async function creditPdf(
  invoice: StoredInvoice,
  credit: LedgerCredit,
  seller: Seller | null,
): Promise<Uint8Array> {
  const t = textOf(invoice.buyer.language, 'invoices')
  const pen = await openPen()
  writeHead(pen, invoice, t('pdf.credit_title', { number: credit.number }), credit.on, t)
  write(pen, t('pdf.credits', { number: invoice.number }), { gap: 32 })
  writeRows(
    pen,
    credit.rows.map((row) => ({ ...row, amount: -row.amount })),
    t,
  )
  return finished(pen, invoice, seller)
}

/** A PDF of a number as a letter carries it. */
export function pdfAttachment(number: number, pdf: Uint8Array) {
  return {
    filename: `lasku-${number}.pdf`,
    content: Buffer.from(pdf).toString('base64'),
    contentType: 'application/pdf',
  }
}

function writeHead(pen: Pen, { buyer, customer, eInvoice }: StoredInvoice, title: string, day: string, t: Text): void {
  const name = [`${buyer.firstName} ${buyer.lastName}`, buyer.email].find((one) => canBeDrawn(one, pen.glyphs))
  pen.document.setTitle(title)
  pen.document.setLanguage(buyer.language)
  write(pen, brand.name, { font: pen.bold, size: 20, gap: 34 })
  write(pen, title, { font: pen.bold, size: 14, gap: 26 })
  if (name) write(pen, name, { gap: 14 })
  if (buyer.street) write(pen, buyer.street, { gap: 14 })
  if (buyer.town) write(pen, `${buyer.postalCode} ${buyer.town}`, { gap: 14 })
  pen.y -= 8
  write(pen, t('pdf.customer', { number: customer }), { gap: 14 })
  if (eInvoice) for (const line of companyLines(eInvoice, t)) write(pen, line, { gap: 14 })
  write(pen, t('pdf.day', { day: finnishDay(day) }), { gap: 14 })
}

/** What an e-invoice names of the company beside its name and address. */
function companyLines({ businessId, agreement, orderNumber, buyerReference }: EInvoiceTo, t: Text): string[] {
  return [
    t('pdf.business_id', { id: businessId }),
    ...(agreement ? [t('pdf.agreement', { number: agreement })] : []),
    ...(orderNumber ? [t('pdf.order_number', { number: orderNumber })] : []),
    ...(buyerReference ? [t('pdf.buyer_reference', { reference: buyerReference })] : []),
  ]
}

function writeRows(pen: Pen, rows: readonly InvoiceRow[], t: Text): void {
  for (const { name, amount } of rows) writeRow(pen, name, formatPrice(amount))
  writeRow(pen, t('total'), formatPrice(sumOf(rows)), true)
  for (const { rate, net, vat } of vatOf(rows))
    writeRow(pen, t('vat', { rate: String(rate / 100).replace('.', ','), net: formatPrice(net) }), formatPrice(vat))
  // Why there is none must be said (AVL 209 e §).
  if (rows.some(({ vatRate }) => vatRate === EYE_EXAM_VAT_RATE)) write(pen, t('pdf.exempt'), { gap: 14 })
}

/** The part to pay by: account, reference, sum and due day, the bar code beneath and the QR code beside. */
function writeSlip(pen: Pen, slip: PaySlip, due: string, t: Text): void {
  pen.y -= LINE
  addPageIfFull(pen, SLIP_HEIGHT)
  const top = pen.y
  write(pen, t('pay_by_bank'), { font: pen.bold, size: 12, gap: 22 })
  for (const line of [
    `${t('recipient')}: ${slip.recipient}`,
    `${t('iban')}: ${formatIban(slip.iban)}   ${slip.bic}`,
    `${t('reference')}: ${formatReference(slip.reference)}`,
    `${t('rf')}: ${formatReference(slip.rf)}`,
    `${t('due_date')}: ${due}`,
    `${t('amount_left')}: ${formatPrice(slip.amount)}`,
  ])
    write(pen, line, { gap: 15 })
  drawQr(pen, slip.epc, top + 12, MODULE)
  pen.y -= BAR_HEIGHT - 4
  drawBars(pen, slip.barcode)
  pen.y -= 14
  write(pen, slip.barcode, { size: 8, gap: 26 })
}

/** The bar code as it is specified: Code 128, drawn as vectors. Bars and the spaces between them take turns. */
function drawBars({ page, y }: Pen, digits: string): void {
  const [drawn] = bwip.raw({ bcid: 'code128', text: digits })
  const widths = drawn && 'sbs' in drawn ? drawn.sbs : []
  let x = MARGIN
  widths.forEach((width, at) => {
    if (at % 2 === 0) page.drawRectangle({ x, y, width: width * BAR, height: BAR_HEIGHT, color: INK })
    x += width * BAR
  })
}

function finished(pen: Pen, { buyer }: StoredInvoice, seller: Seller | null): Promise<Uint8Array> {
  for (const line of sellerLines(buyer.language, seller)) write(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}
