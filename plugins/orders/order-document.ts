import type { PayloadRequest } from 'payload'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import type { SealedPrescriptions, LineWithoutPrescription } from '#plugins/checkout/repository.ts'
import { openSealed } from '#plugins/kit/open-sealed.ts'
import { seal } from '#plugins/kit/secrets.ts'
import type { Bought, Order, TimelineEntry } from './repository.ts'

/** What says something of eyes is sealed; by its SKU, a contact lens says it all. So are notes: anything may stand in them. */
export interface OrderDocument extends Omit<Order, 'bought'> {
  id: number | string
  bought: Omit<Bought, 'lines'>
  lines: string
  eyes: string
}

/** An order as the desk's lists find it: the desk is Payload's own, so there the document's id is where it stands. */
export type DeskOrder = Order & Pick<OrderDocument, 'id'>

export function toOrder(req: PayloadRequest, { lines, eyes: _, ...document }: OrderDocument): DeskOrder {
  const { id, bought, refunds, timeline } = document
  const row = `orders ${id}`
  const open = (text: string | null) => (text ? openSealed<string>(req, row, text) : text)
  const { form } = bought
  return {
    ...document,
    bought: {
      ...bought,
      form: { ...form, ...(form.note && { note: open(form.note) }) },
      lines: openSealed<LineWithoutPrescription[]>(req, row, lines),
    },
    refunds: refunds.map((refund) => ({ ...refund, note: open(refund.note) })),
    timeline: timeline.map((entry) => ({ ...entry, note: open(entry.note) })),
  }
}

export function newDocument(order: Order, eyes: SealedPrescriptions): Omit<OrderDocument, 'id'> {
  const { lines, form, ...bought } = order.bought
  return {
    ...order,
    bought: { ...bought, form: { ...form, ...(form.note && { note: seal(form.note) }) } },
    lines: seal(lines),
    eyes: seal(eyes),
    refunds: order.refunds.map(sealed),
    timeline: order.timeline.map(sealed),
  }
}

/** Changes as they are written. Notes from before stay as they were sealed, also those that cannot be opened. */
export function sealedChanges<Changes extends Partial<Pick<Order, 'refunds' | 'timeline'>>>(
  before: Pick<OrderDocument, 'refunds' | 'timeline'>,
  changes: Changes,
): Changes {
  const { refunds, timeline } = changes
  const kept = new Map(before.refunds.map(({ key, note }) => [key, note]))
  return {
    ...changes,
    ...(refunds && { refunds: refunds.map((one) => ({ ...one, note: kept.get(one.key) ?? sealed(one).note })) }),
    // Nothing is ever taken out of a timeline, or changed in it.
    ...(timeline && { timeline: timeline.map((entry, place) => before.timeline[place] ?? sealed(entry)) }),
  }
}

function sealed<Entry extends RefundEntry | TimelineEntry>(entry: Entry): Entry {
  return { ...entry, note: entry.note && seal(entry.note) }
}
