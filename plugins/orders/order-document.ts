import type { PayloadRequest } from 'payload'
import type { Reached } from '#domain/orders/correct-buyer.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import type { LineWithoutPrescription, SealedPrescriptions } from '#plugins/checkout/repository.ts'
import type { NewDocument } from '#plugins/kit/storage/documents.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { orderKeys } from './order-keys.ts'
import {
  SOURCE_KINDS,
  type AdminOrder,
  type Order,
  type OrderDocument,
  type OrderSource,
  type TimelineEntry,
} from './order.ts'

export function sourceKey({ kind, ref }: OrderSource): string {
  return `${kind}:${ref}`
}

export function sourceOf(key: string): OrderSource {
  const kind = SOURCE_KINDS.find((each) => key.startsWith(`${each}:`))
  if (!kind) throw new Error(`No order has the source ${key}`)
  return { kind, ref: key.slice(kind.length + 1) }
}

export function toOrder(req: PayloadRequest, stored: OrderDocument): AdminOrder {
  const { lines, prescriptions: _, inquiries: _asked, sourceKey: key, updatedAt: __, createdAt: ___, ...rest } = stored
  const { owed: _pendingSteps, owedVersion: _version, dueAt: _due, ...document } = rest
  const { id, bought, refunds, restocked, fulfillments, cancellations, returns, parcels, timeline } = document
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
    fulfillments: fulfillments ?? [],
    cancellations: cancellations ?? [],
    returns: returns ?? [],
    parcels: parcels ?? [],
    timeline: timeline.map((entry) => ({ ...entry, note: open(entry.note) })),
  }
}

/** Lines are sealed too, since the SKU of a contact lens is its power, and notes, since anything may stand in them. */
export function newDocument(
  order: Order,
  prescriptions: SealedPrescriptions,
  steps: readonly StepToSchedule[],
): NewDocument<'orders'> {
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
    ...scheduleSteps(steps),
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

/**
 * The fields of a stored order that name its buyer, after a change of contact or address. What is sealed in its form
 * stays as it is.
 */
export function reachedBy({ bought }: OrderDocument, { contact, address }: Reached) {
  const changed = { ...bought, form: { ...bought.form, contact, address } }
  return { bought: changed, email: contact.email, ...orderKeys(contact), label: null }
}

function sealed<Entry extends RefundEntry | TimelineEntry>(entry: Entry): Entry {
  return { ...entry, note: entry.note && seal(entry.note) }
}
