import type { CartLine } from '#contracts/cart.ts'
import type { OrderState } from '#contracts/orders.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { addWorkingDays } from '#domain/calendar/working-days.ts'

type Line = Pick<CartLine, 'ref' | 'needsFitting'>

/** Days after the order on which the buyer is asked again to book the fitting; after the last one every week. */
const ASKED_ON = [2, 7]
const WEEK = 7

/** Working days in which a frame comes to the store where it is fitted. */
const FRAME_COMES_IN = 3

/** Lines whose lenses an optician fits in a store. Orders from before fittings were noted have none. */
export function fittedLines<One extends Partial<Line>>(lines: readonly One[]): One[] {
  return lines.filter(({ needsFitting }) => needsFitting)
}

interface Fitted {
  state: OrderState
  timeline: readonly { what: string }[]
}

/** Whether the fitting of an order was held: what was measured is written down. */
export function isFitted({ timeline }: Pick<Fitted, 'timeline'>): boolean {
  return timeline.some(({ what }) => what === 'fitted')
}

/**
 * Whether an order waits for its fitting, before which nothing is ground.
 *
 * @param waiting the lines that have neither left nor been called off.
 */
export function awaitsFitting(order: Fitted, waiting: readonly Partial<Line>[]): boolean {
  return order.state === 'pending' && !isFitted(order) && fittedLines(waiting).length > 0
}

/** The next day after today on which the buyer is asked again. ISO days of Helsinki. */
export function nextFittingLetter(orderedOn: string, today: string): string {
  const first = ASKED_ON.map((day) => plusDays(orderedOn, day)).find((day) => day > today)
  if (first) return first
  let day = plusDays(orderedOn, WEEK)
  while (day <= today) day = plusDays(day, WEEK)
  return day
}

/** The first day on which the frame of an order can be fitted in any store. */
export function fittableFrom(orderedOn: string, today: string): string {
  const comes = addWorkingDays(orderedOn, FRAME_COMES_IN, isFinnishHoliday)
  return comes > today ? comes : today
}

/** Working days from the fitting until the glasses are ready: the slowest line decides. */
export function daysFromFitting(waiting: readonly { leadTimeDays: number }[]): number {
  return Math.max(0, ...waiting.map(({ leadTimeDays }) => leadTimeDays))
}
