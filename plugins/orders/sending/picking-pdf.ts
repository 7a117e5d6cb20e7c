import type { PayloadRequest } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { lineName, waitingLines } from '#domain/orders/row-pieces.ts'
import { pickingRows, type PickedRow } from '#domain/orders/picking.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { recordOf, textOf } from '#locales/texts.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { today } from '#plugins/kit/clock.ts'
import { addPage, addPageIfFull, LINE, openPen, write, writeRow, type Pen } from '#plugins/kit/pdf/pen.ts'
import { noteRead } from '#plugins/prescriptions/repository.ts'
import { partedOrder } from '../parted-order.ts'
import { changeOrder, orderNumbered, prescriptionsOf, withEvent, type Order } from '../repository.ts'

const t = textOf(STAFF_LANGUAGE, 'admin')

/** An order with what is taken from the shelves for it. */
interface PrintedOrder {
  order: Order
  rows: PickedRow[]
}

/** What to take from the shelves for these orders, as a PDF. */
export async function pickingListPdf(req: PayloadRequest, numbers: readonly string[]): Promise<Uint8Array> {
  const printed = await openToPrint(req, numbers)
  const pen = await openTitled(t('picking.list_title'))
  write(pen, t('picking.list_title'), { font: pen.bold, size: 20, gap: 26 })
  write(pen, t('picking.list_of', { count: printed.length, day: finnishDay(today()) }), { gap: 32 })
  for (const { name, values, pieces, orders } of pickingRows(printed.flatMap(({ rows }) => rows))) {
    addPageIfFull(pen, 3 * LINE)
    writeRow(pen, name, t('picking.pieces', { count: pieces }), true)
    if (values) write(pen, values, { gap: 16 })
    write(pen, orders.join(', '), { size: 9, gap: 26 })
  }
  return pen.document.save()
}

/** A packing slip for each of these orders, a page each or more. */
export async function packingSlipsPdf(req: PayloadRequest, numbers: readonly string[]): Promise<Uint8Array> {
  const pen = await openTitled(t('picking.slips_title'))
  for (const [at, { order, rows }] of (await openToPrint(req, numbers)).entries()) {
    if (at > 0) addPage(pen)
    const { contact, address } = order.bought.form
    write(pen, brand.name, { font: pen.bold, size: 20, gap: 34 })
    write(pen, t('order.title', { number: order.number }), { font: pen.bold, size: 14, gap: 26 })
    const { name: way, place } = order.bought.delivery
    const street = place === null && address.street ? [address.street, `${address.zip} ${address.city}`] : []
    for (const line of [`${contact.firstName} ${contact.lastName}`, ...street, contact.phone]) write(pen, line)
    write(pen, [way, place].filter(Boolean).join(', '), { gap: 32 })
    for (const { name, values, pieces } of rows) {
      addPageIfFull(pen, 2 * LINE)
      writeRow(pen, name, t('picking.pieces', { count: pieces }))
      if (values) write(pen, values, { gap: 26 })
    }
  }
  return pen.document.save()
}

async function openTitled(title: string): Promise<Pen> {
  const pen = await openPen()
  pen.document.setTitle(title)
  pen.document.setLanguage(STAFF_LANGUAGE)
  return pen
}

/** Lenses are taken by their values, which are health data: who prints them is noted before they are shown. */
async function openToPrint(req: PayloadRequest, numbers: readonly string[]): Promise<PrintedOrder[]> {
  const printed: PrintedOrder[] = []
  for (const number of new Set(numbers)) {
    const order = await orderNumbered(req, number)
    const values = order.bought.lines.some(({ eye }) => eye !== null) ? await readValues(req, order) : {}
    printed.push({ order, rows: rowsOf(order, values) })
  }
  return printed
}

async function readValues(req: PayloadRequest, { number, customer }: Order): Promise<Record<string, string | null>> {
  const who = staffNameOf(req)
  await noteRead(req, { prescription: number, customer, who, why: 'order' })
  await changeOrder(req, number, (order) => withEvent(order, 'prescriptions_read', who))
  const opened = await prescriptionsOf(req, number)
  return Object.fromEntries(Object.entries(opened).map(([ref, { prescription }]) => [ref, prescription ?? null]))
}

/**
 * What of an order waits, or all of it where nothing does any more. Lenses that are ground for a frame come with it, and gift cards from no
 * shelf.
 */
function rowsOf(order: Order, values: Record<string, string | null>): PickedRow[] {
  const { number, bought } = order
  const eyes = recordOf<EyeNames>(STAFF_LANGUAGE, 'prescriptions', 'form')
  const waiting = waitingLines(partedOrder(order))
  return (waiting.length > 0 ? waiting : bought.lines)
    .filter(({ parentRef, giftCard }) => !parentRef && !giftCard)
    .map((line) => {
      const ground = bought.lines.find(({ parentRef }) => parentRef === line.ref)
      const name = [lineName(line, eyes), ground && lineName(ground, eyes)].filter(Boolean).join(' · ')
      return { name, values: line.eye ? (values[line.ref] ?? null) : null, pieces: line.quantity, order: number }
    })
}
