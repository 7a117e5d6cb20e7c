import { PDFDocument } from 'pdf-lib'
import type { PayloadRequest } from 'payload'
import type { LabelOutcome } from '#contracts/order-handling.ts'
import type { Parcel } from '#contracts/order-parts.ts'
import { labelService } from '#domain/deliveries/label-service.ts'
import { assertMove } from '#domain/orders/transitions.ts'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { bookParcel, labelOf } from '#plugins/deliveries/labels.ts'
import type { BookedLabel } from '../order.ts'
import { changeOrder, orderNumbered, withEvent, type Order } from '../repository.ts'

/** Posti gives codes of its own; Matkahuolto's services begin with its letters. */
const carrierOf = (service: string): Parcel['carrier'] => (service.startsWith('MH') ? 'matkahuolto' : 'posti')

/**
 * Books a parcel for each of these orders that can leave, once, and gives their labels in the same order as one PDF; null
 * where there is none. What is refused of one keeps no other back.
 */
export async function labelsOf(
  req: PayloadRequest,
  numbers: readonly string[],
): Promise<{ outcomes: LabelOutcome[]; pdf: string | null }> {
  const printed = new Map<string, { outcome: LabelOutcome; pdf: string | null }>()
  await inParallel(new Set(numbers), async (number) => {
    printed.set(number, await labelFor(req, number))
    return 0
  })
  const all = [...new Set(numbers)].flatMap((number) => printed.get(number) ?? [])
  return { outcomes: all.map(({ outcome }) => outcome), pdf: await joined(all.flatMap(({ pdf }) => pdf ?? [])) }
}

async function labelFor(req: PayloadRequest, number: string): Promise<{ outcome: LabelOutcome; pdf: string | null }> {
  try {
    const { shipment, carrier, code } = await booked(req, await orderNumbered(req, number))
    const pdf = await labelOf('order', shipment)
    return { outcome: { number, parcel: { carrier, code }, code: null }, pdf }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return { outcome: { number, parcel: null, code: problem.code }, pdf: null }
  }
}

/** The parcel of an order, booked unless it is. Of two that book at once, one label stays unused, which costs nothing. */
async function booked(req: PayloadRequest, { number, state, label, bought }: Order): Promise<BookedLabel> {
  assertMove(state, 'sent')
  if (label) return label
  const way = labelService(bought.delivery)
  const { contact, address } = bought.form
  const receiver = {
    ...address,
    name: `${contact.firstName} ${contact.lastName}`,
    email: contact.email,
    phone: contact.phone,
  }
  const made: BookedLabel = { ...(await bookParcel(number, receiver, way)), carrier: carrierOf(way.service) }
  const changed = await changeOrder(req, number, (order) =>
    order.label ? {} : { label: made, ...withEvent(order, 'label_booked', staffNameOf(req), made.code) },
  )
  return changed.label ?? made
}

async function joined(labels: readonly string[]): Promise<string | null> {
  if (labels.length === 0) return null
  const all = await PDFDocument.create()
  for (const label of labels) {
    const one = await PDFDocument.load(label)
    for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page)
  }
  return all.saveAsBase64()
}
