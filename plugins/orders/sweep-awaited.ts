import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { awaitedUntil, dueReminder } from '#domain/orders/awaited-prescription.ts'
import { mustMove } from '#domain/orders/transitions.ts'
import { today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { awaitedEndedLetter, awaitedReminder } from './emails/awaited.ts'
import type { Order } from './order.ts'
import { changeOrder, ordersAwaiting, withEvent } from './repository.ts'
import { reverseOrder } from './reverse-order.ts'

/** Reminds of prescriptions that orders wait for, and ends the orders that have waited long enough. */
export const sweepAwaited: ScheduledTask = {
  name: 'awaited prescriptions',
  every: 600_000,
  run: (req) => inParallel(ordersAwaiting(req), (order) => settleOne(req, order)),
}

/** An order that fails is logged and left for the next sweep, so that the others are settled. */
async function settleOne(req: PayloadRequest, order: Order): Promise<number> {
  const orderedOn = helsinkiDay(order.placedAt)
  try {
    if (today() > awaitedUntil(orderedOn)) return await endAwaiting(req, order)
    const day = dueReminder(orderedOn, today())
    if (day === null) return 0
    await enqueueLetter(req, `order ${order.number} prescription ${day}`, await awaitedReminder(req, order))
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, order: order.number }, 'An awaiting order waits for the next sweep')
    return 0
  }
}

/**
 * Cancels an order whose prescription never came, puts goods and money back and tells the buyer. The mark that it awaits
 * is taken away last, so that a crash in between leaves it to the next sweep; each step is done once.
 */
async function endAwaiting(req: PayloadRequest, { number }: Order): Promise<number> {
  const ended = await changeOrder(req, number, (order) => {
    // The prescription came, or staff canceled, after it was read.
    if (!order.awaitsPrescription || order.state === 'canceled') return {}
    mustMove(order.state, 'canceled')
    return { state: 'canceled', promised: order.totalCost, ...withEvent(order, 'canceled', '') }
  })
  if (!ended.awaitsPrescription) return 0
  const reversed = await reverseOrder(req, ended, '')
  await enqueueLetter(req, `order ${number} prescription ended`, await awaitedEndedLetter(req, reversed))
  await changeOrder(req, number, () => ({ awaitsPrescription: false }))
  return 1
}
