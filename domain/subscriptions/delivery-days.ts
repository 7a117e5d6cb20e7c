import type { SubscriptionInterval } from '#contracts/cart.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { isIsoDay, plusDays, plusMonths } from '#domain/calendar/days.ts'
import { addWorkingDays } from '#domain/calendar/working-days.ts'
import { Refusal } from '#domain/refusal.ts'

/**
 * The series of wanted days: the day from which they are counted, and which of them is next. Each is the first day plus
 * whole months, so that the 31st stays the 31st where a month has one.
 */
export interface DeliveryPlan {
  /** ISO day. */
  anchor: string
  /** The next delivery is wanted on the anchor plus so many intervals. */
  index: number
  interval: SubscriptionInterval
}

/** Months of each interval. */
export const INTERVAL_MONTHS = { m1: 1, m2: 2, m3: 3, m6: 6 } as const

/** Working days before the wanted day on which a delivery is charged and becomes an order (specification §9). */
const PROCESSED_BEFORE = 23
/** Working days from processing until it is sent: about 21 before the wanted day. */
const SENT_AFTER = 2
/** Working days on the way. */
export const ON_THE_WAY = 3

/** Time of day in Helsinki at which deliveries are processed, and charges tried again. */
export const PROCESSED_AT = '06:00'

/** The series after a first order that arrives on this day: the next is wanted an interval later. */
export function firstPlan(arrivesOn: string, interval: SubscriptionInterval): DeliveryPlan {
  return { anchor: arrivesOn, index: 1, interval }
}

/** The wanted day of the next delivery, or of one so many after it. */
export function wantedDay({ anchor, index, interval }: DeliveryPlan, ahead = 0): string {
  return plusMonths(anchor, (index + ahead) * INTERVAL_MONTHS[interval])
}

/** The series once the next delivery has been made or skipped. */
export function afterNext(plan: DeliveryPlan): DeliveryPlan {
  return { ...plan, index: plan.index + 1 }
}

/** The series counted anew from the next delivery, which is wanted on another day. */
export function movedTo(plan: DeliveryPlan, day: string): DeliveryPlan {
  return { ...plan, anchor: day, index: 0 }
}

/** The series with another interval; the next delivery keeps its day, and the 31st stays the 31st. */
export function withInterval(plan: DeliveryPlan, interval: SubscriptionInterval): DeliveryPlan {
  if (interval === plan.interval) return plan
  const [day, date] = [wantedDay(plan), plan.anchor.slice(8)]
  // Counted from an earlier month that has such a day. Each series has one within a year.
  for (let index = 0; index <= 12; index += 1) {
    const month = plusMonths(day, -index * INTERVAL_MONTHS[interval]).slice(0, 7)
    if (isIsoDay(`${month}-${date}`)) return { anchor: `${month}-${date}`, index, interval }
  }
  return { anchor: day, index: 0, interval }
}

/**
 * The series after a pause: what would have been processed in it is left out.
 *
 * @param pause ISO days: when it began, and today, on which it ends.
 * @param arrivesOn when the delivery before arrives, as of `processingDay`.
 */
export function resumed(
  plan: DeliveryPlan,
  pause: { from: string; to: string },
  arrivesOn: string | null,
): DeliveryPlan {
  let left = plan
  const wouldBeProcessed = () => {
    const day = processingDay(wantedDay(left), arrivesOn)
    return (day > pause.from ? day : pause.from) < pause.to
  }
  while (wouldBeProcessed()) left = afterNext(left)
  return left
}

/**
 * The day on which a delivery is processed: 23 working days before it is wanted, but never before the working day after the
 * one before it has arrived.
 *
 * @param arrivesOn when the delivery before it arrived, or was promised to; null where none is under way.
 */
export function processingDay(wantedOn: string, arrivesOn: string | null): string {
  const usual = usualDay(wantedOn)
  const earliest = arrivesOn === null ? usual : addWorkingDays(arrivesOn, 1, isFinnishHoliday)
  return earliest > usual ? earliest : usual
}

/** When a delivery is sent that is processed on this day. */
export function sendingDay(processedOn: string): string {
  return addWorkingDays(processedOn, SENT_AFTER, isFinnishHoliday)
}

/** When goods arrive that leave on this day. */
export function arrivalDay(sentOn: string): string {
  return addWorkingDays(sentOn, ON_THE_WAY, isFinnishHoliday)
}

/** The last day on which a delivery can still be changed that is processed on this one. */
export function changeableUntil(processedOn: string): string {
  return plusDays(processedOn, -1)
}

/** The days to which the next delivery can be moved: from what is processed at once up to a year ahead. */
export function movableDays(today: string, arrivesOn: string | null): { from: string; to: string } {
  const earliest = arrivesOn === null ? today : addWorkingDays(arrivesOn, 1, isFinnishHoliday)
  const processed = earliest > today ? earliest : today
  return { from: arrivalDay(sendingDay(processed)), to: plusMonths(today, 12) }
}

/** Throws if the next delivery cannot be moved to this day. */
export function assertBeMovable(day: string, { from, to }: { from: string; to: string }): void {
  if (day < from) throw new Refusal('subscription.day_too_early', { from: finnishDay(from) })
  if (day > to) throw new Refusal('subscription.day_too_late', { to: finnishDay(to) })
}

/** Throws if an address cannot serve from one day to another. */
export function assertBePeriod({ from, to }: { from: string; to: string }, today: string): void {
  if (to < from) throw new Refusal('subscription.address_ends_first')
  if (to < today) throw new Refusal('subscription.address_is_past')
  const latest = plusMonths(today, 12)
  if (to > latest) throw new Refusal('subscription.day_too_late', { to: finnishDay(latest) })
}

function usualDay(wantedOn: string): string {
  return addWorkingDays(wantedOn, -PROCESSED_BEFORE, isFinnishHoliday)
}
