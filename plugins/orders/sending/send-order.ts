import type { PayloadRequest } from 'payload'
import type { Parcel, RowPieces } from '#contracts/order-parts.ts'
import { piecesIn } from '#domain/orders/row-pieces.ts'
import { leftAfter, rowsToSend } from '#domain/orders/rows-to-send.ts'
import { stateBeforeSending, TAKE_BACK_MS } from '#domain/orders/transitions.ts'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { readPendingSteps } from '#plugins/kit/work/schedule-steps.ts'
import type { StoredFulfillment, Order, TimelineEntry } from '../order.ts'
import { partedOrder } from '../parted-order.ts'
import { pickupReminderSteps, PICKUP_REMINDER } from './remind-of-pickup.ts'
import { changeOrder, withEvent } from '../repository.ts'

/** The step that notifies the buyer that an order has left. */
export const SENT_LETTER = 'sentLetter'

/** What leaves. All that waits, and with the parcel of its label, where nothing else is named. */
export interface Sending {
  rows?: RowPieces[] | undefined
  parcels?: Parcel[] | undefined
  note?: string | undefined
}

/**
 * Marks rows of an order as sent, or as ready in its store. The order itself is sent once nothing of it is left. Its
 * buyer is notified once the sending cannot be taken back any more.
 */
export function sendOrder(
  req: PayloadRequest,
  number: string,
  { rows: asked, parcels, note = '' }: Sending = {},
): Promise<Order> {
  return changeOrder(req, number, (before) => {
    const rows = rowsToSend(partedOrder(before), asked)
    const { label, fulfillments } = before
    const known = parcels ?? (label ? [{ carrier: label.carrier, code: label.code }] : [])
    const used = label && known.some(({ code }) => code === label.code) ? label : null
    const isLast = leftAfter(partedOrder(before), rows).length === 0
    const { timeline } = withEvent(before, isLast ? 'sent' : 'part_sent', staffNameOf(req), note)
    const n = (fulfillments.at(-1)?.n ?? 0) + 1
    const at = timeline.at(-1)?.at ?? ''
    return {
      ...(isLast && { state: 'sent', waitsForOptician: false }),
      ...sent([...fulfillments, { n, at, rows, parcels: known, label: used }]),
      // The next part has a parcel of its own.
      ...(used && { label: null }),
      timeline,
      steps: [{ step: SENT_LETTER, of: String(n), at: nowIso(TAKE_BACK_MS) }, ...pickupReminderSteps(before, at)],
    }
  })
}

/**
 * Takes a sending back, as if it had not been: its terms have not begun. Throws `order.letter_left` once its letter is being
 * posted.
 *
 * @param n which fulfillment; the last one by default.
 */
export function takeBackSending(req: PayloadRequest, number: string, n?: number): Promise<Order> {
  return changeOrder(req, number, (before, _, pendingSteps) => {
    const { state, timeline, fulfillments, label } = before
    const part = n === undefined ? fulfillments.at(-1) : fulfillments.find((one) => one.n === n)
    // An order that was sent before fulfillments were noted has none.
    if (!part && (n !== undefined || state !== 'sent')) throw new Refusal('order.step_not_allowed')
    const isOut = state === 'sent' || state === 'received' || state === 'confirmed' || state === 'pending'
    if (!isOut || (part && hasComeBack(before, part))) throw new Refusal('order.step_not_allowed')
    const name = { step: SENT_LETTER, of: part ? String(part.n) : null }
    const letter = pendingSteps.find(({ step, of }) => step === name.step && of === name.of)
    if (!letter || letter.attempts > 0) throw new Refusal('order.letter_left')
    const notified = timeline.findLast(
      ({ at, what }) => (what === 'sent' || what === 'part_sent') && (!part || at === part.at),
    )
    return {
      ...(state === 'sent' && { state: stateBeforeSending(timeline) }),
      ...sent(fulfillments.filter((one) => one !== part)),
      ...(part?.label && !label && { label: part.label }),
      ...withEvent({ timeline: withoutSending(timeline, notified) }, 'sending_taken_back', staffNameOf(req)),
      endedSteps: [name, PICKUP_REMINDER],
    }
  })
}

/** Whether something of a fulfillment may have come back, so that it has left indeed. */
function hasComeBack({ returns }: Order, part: StoredFulfillment): boolean {
  return returns.some(({ at, rows }) => at >= part.at && rows.some(({ ref }) => piecesIn([part], ref) > 0))
}

/** The timeline as if this had not been sent: what was called off is the rest no more. */
function withoutSending(timeline: readonly TimelineEntry[], notified: TimelineEntry | undefined): TimelineEntry[] {
  const before = timeline.filter((entry) => entry !== notified)
  return before.map((entry) => (entry.what === 'rest_canceled' ? { ...entry, what: 'part_canceled' } : entry))
}

/** A sending that can still be taken back. */
export interface OpenSending {
  /** Which fulfillment; null of an order that was sent before they were noted. */
  n: number | null
  /** Whole seconds until its letter leaves. */
  seconds: number
}

/** The sendings of an order that can still be taken back, the oldest first: none of which a piece has come back. */
export async function sendingsToTakeBack(req: PayloadRequest, order: Order): Promise<OpenSending[]> {
  const found = await readPendingSteps(req, 'orders', { number: { equals: order.number } })
  const letters = (found?.owed ?? []).filter(({ step, attempts }) => step === SENT_LETTER && attempts === 0)
  return letters.flatMap(({ of, dueAt }) => {
    const part = order.fulfillments.find(({ n }) => String(n) === of)
    if (part && hasComeBack(order, part)) return []
    const seconds = dueAt ? Math.floor((Date.parse(dueAt) - now().getTime()) / 1000) : 0
    return seconds > 0 ? [{ n: of === null ? null : Number(of), seconds }] : []
  })
}

function sent(fulfillments: Order['fulfillments']): Pick<Order, 'fulfillments' | 'parcels'> {
  return { fulfillments, parcels: fulfillments.flatMap(({ parcels }) => parcels) }
}
