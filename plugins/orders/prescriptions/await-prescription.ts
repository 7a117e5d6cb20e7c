import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { awaitedUntil, dueReminder, nextAwaitedDay } from '#domain/orders/awaited-prescription.ts'
import { awaitsFitting, nextFittingLetter } from '#domain/orders/fitting.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { isHeld } from '#domain/orders/rows-to-send.ts'
import { assertMove } from '#domain/orders/transitions.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { cancelingRows, putBackCanceled } from '../refunds/cancel-rows.ts'
import { awaitedReminder, fittingReminder } from '../emails/awaited.ts'
import { fittingBookings } from '../hooks.ts'
import { REVERSE } from '../money-steps.ts'
import type { Order } from '../order.ts'
import { partedOrder } from '../parted-order.ts'
import { canceling, changeOrder } from '../repository.ts'

/** When an order is looked at next while it waits for a prescription: an ISO instant. */
export function awaitedAt(orderedOn: string): string {
  return helsinkiInstant(nextAwaitedDay(orderedOn, today()), '00:00')
}

/** When the buyer is asked next to book the fitting: an ISO instant. */
export function fittingAskedAt(orderedOn: string): string {
  return helsinkiInstant(nextFittingLetter(orderedOn, today()), '09:00')
}

/** Asks the buyer again to book the fitting, as long as an order waits for it and none is booked. */
export async function askForFitting(req: PayloadRequest, order: Order): Promise<Undone | void> {
  const { number, placedAt } = order
  if (!awaitsFitting(order, waitingLines(partedOrder(order)))) return
  if (!(await fittingBookings.only(req)?.isBooked(req, number)))
    await enqueueLetter(req, `order ${number} fitting ${today()}`, await fittingReminder(req, order))
  return { notBefore: fittingAskedAt(helsinkiDay(placedAt)) }
}

/** Reminds of the prescription that an order waits for, or ends the order that has waited long enough. */
export async function awaitPrescription(req: PayloadRequest, order: Order): Promise<Undone | void> {
  if (!order.awaitsPrescription || order.state === 'canceled') return
  const orderedOn = helsinkiDay(order.placedAt)
  if (today() > awaitedUntil(orderedOn)) return endAwaiting(req, order)
  const day = dueReminder(orderedOn, today())
  if (day !== null)
    await enqueueLetter(req, `order ${order.number} prescription ${day}`, await awaitedReminder(req, order))
  return { notBefore: awaitedAt(orderedOn) }
}

/**
 * Cancels an order whose prescription never came, or the rest of it that waits for one: goods and money go back, and
 * its buyer is notified.
 */
async function endAwaiting(req: PayloadRequest, { number }: Order): Promise<void> {
  const ended = await changeOrder(req, number, (order, { prescriptions }) => {
    // The prescription came, or the order was canceled, after it was read.
    if (!order.awaitsPrescription || order.state === 'canceled') return {}
    assertMove(order.state, 'canceled')
    if (order.fulfillments.length > 0) return cancelingRows(order, { rows: heldRows(order), by: '', prescriptions })
    return { ...canceling(order, ''), steps: [REVERSE, { step: 'awaitedEnded', at: nowIso() }] }
  })
  if (!ended.awaitsPrescription) await putBackCanceled(req, ended)
}

/** What is left and waits for a prescription. */
function heldRows(order: Order) {
  const left = waitingLines(partedOrder(order))
  return left.filter((line) => isHeld(line, left)).map(({ ref, quantity }) => ({ ref, quantity }))
}
