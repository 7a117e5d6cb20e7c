import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { awaitedUntil, dueReminder, nextAwaitedDay } from '#domain/orders/awaited-prescription.ts'
import { mustMove } from '#domain/orders/transitions.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { awaitedReminder } from './emails/awaited.ts'
import type { Order } from './order.ts'
import { canceling, changeOrder, putBack, REVERSE } from './repository.ts'

/** When an order is looked at next while it waits for a prescription: an ISO instant. */
export function awaitedAt(orderedOn: string): string {
  return helsinkiInstant(nextAwaitedDay(orderedOn, today()), '00:00')
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

/** Cancels an order whose prescription never came: goods and money go back, and its buyer is told. */
async function endAwaiting(req: PayloadRequest, { number }: Order): Promise<void> {
  const ended = await changeOrder(req, number, (order) => {
    // The prescription came, or the order was canceled, after it was read.
    if (!order.awaitsPrescription || order.state === 'canceled' || order.fulfillments.length > 0) return {}
    mustMove(order.state, 'canceled')
    return { ...canceling(order, ''), owes: [REVERSE, { step: 'awaitedEnded', at: nowIso() }] }
  })
  if (ended.state === 'canceled') await putBack(req, ended)
}
