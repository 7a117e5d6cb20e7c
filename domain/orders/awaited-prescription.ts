import type { OrderLine } from '#contracts/orders.ts'
import type { PrescriptionComes } from '#contracts/cart.ts'
import { plusDays } from '#domain/calendar/days.ts'

/** An order waits so many days for a prescription that is sent later; then it ends and its money goes back. */
export const AWAITED_DAYS = 14

/** Days after the order on which the buyer is reminded. */
const REMINDED_ON = [3, 7, 12]

/** The last day on which an order of this day waits. ISO days of Helsinki. */
export function awaitedUntil(orderedOn: string): string {
  return plusDays(orderedOn, AWAITED_DAYS)
}

/** The latest reminder that is due, as its day after the order; null before the first. A reminder that was missed is not sent late. */
export function dueReminder(orderedOn: string, today: string): number | null {
  return REMINDED_ON.findLast((day) => plusDays(orderedOn, day) <= today) ?? null
}

/** The next day after today on which an order that waits is reminded of or, after all reminders, ends. */
export function nextAwaitedDay(orderedOn: string, today: string): string {
  const days = [...REMINDED_ON, AWAITED_DAYS + 1].map((day) => plusDays(orderedOn, day))
  return days.find((day) => day > today) ?? plusDays(today, 1)
}

type Line = Pick<OrderLine, 'ref'> & { prescriptionComes?: PrescriptionComes | null }

/** What has come of the prescription of a line: its values, or a picture that an optician reads. */
export interface Come {
  prescriptionGlasses: object | null
  file?: string | null
}

/** Lines whose prescription was to be sent later and has not come. */
export function awaitedLines<One extends Line>(lines: readonly One[], come: Readonly<Record<string, Come>>): One[] {
  return lines.filter(({ ref, prescriptionComes }) => {
    const arrived = come[ref]
    return prescriptionComes === 'later' && !arrived?.prescriptionGlasses && !arrived?.file
  })
}

/** Lines that cannot be ground yet, since staff have not written down their values. */
export function linesWithoutValues<One extends Line>(
  lines: readonly One[],
  come: Readonly<Record<string, Come>>,
): One[] {
  return lines.filter(({ ref, prescriptionComes }) => prescriptionComes && !come[ref]?.prescriptionGlasses)
}
