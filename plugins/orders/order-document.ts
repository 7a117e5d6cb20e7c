import type { PayloadRequest } from 'payload'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import type { LineWithoutPrescription, SealedPrescriptions } from '#plugins/checkout/repository.ts'
import { openSealed } from '#plugins/kit/open-sealed.ts'
import { seal } from '#plugins/kit/secrets.ts'
import type { Bought, DeskOrder, Order, OrderSource, TimelineEntry } from './order.ts'

/**
 * An order as it is stored. Prescriptions are sealed, and so are lines, since the SKU of a contact lens is its power, and
 * notes, since anything may stand in them.
 */
export interface OrderDocument extends Omit<Order, 'bought' | 'source'> {
  id: number | string
  /** The source as one unique text, such as `checkout:k3Jx…`. */
  sourceKey: string
  bought: Omit<Bought, 'lines'>
  lines: string
  prescriptions: string
}

export function sourceKey({ kind, ref }: OrderSource): string {
  return `${kind}:${ref}`
}

function sourceOf(key: string): OrderSource {
  const at = key.indexOf(':')
  return { kind: key.slice(0, at) as OrderSource['kind'], ref: key.slice(at + 1) }
}

export function toOrder(req: PayloadRequest, stored: OrderDocument): DeskOrder {
  const { lines, prescriptions: _, sourceKey: key, ...document } = stored
  const { id, bought, refunds, restocked, timeline } = document
  const row = `orders ${id}`
  const open = (text: string) => (text ? openSealed<string>(req, row, text) : text)
  const { form } = bought
  return {
    ...document,
    source: sourceOf(key),
    bought: {
      ...bought,
      form: { ...form, ...(form.note && { note: open(form.note) }) },
      lines: openSealed<LineWithoutPrescription[]>(req, row, lines),
    },
    refunds: refunds.map((refund) => ({ ...refund, note: open(refund.note) })),
    restocked: restocked ?? [],
    timeline: timeline.map((entry) => ({ ...entry, note: open(entry.note) })),
  }
}

export function newDocument(order: Order, prescriptions: SealedPrescriptions): Omit<OrderDocument, 'id'> {
  const { source, ...rest } = order
  const { lines, form, ...bought } = order.bought
  return {
    ...rest,
    sourceKey: sourceKey(source),
    bought: { ...bought, form: { ...form, ...(form.note && { note: seal(form.note) }) } },
    lines: seal(lines),
    prescriptions: seal(prescriptions),
    refunds: order.refunds.map(sealed),
    timeline: order.timeline.map(sealed),
  }
}

/** Changes as they are written. */
export function sealedChanges<Changes extends Partial<Pick<Order, 'refunds' | 'timeline'>>>(changes: Changes): Changes {
  const { refunds, timeline } = changes
  return {
    ...changes,
    ...(refunds && { refunds: refunds.map(sealed) }),
    ...(timeline && { timeline: timeline.map(sealed) }),
  }
}

function sealed<Entry extends RefundEntry | TimelineEntry>(entry: Entry): Entry {
  return { ...entry, note: entry.note && seal(entry.note) }
}
