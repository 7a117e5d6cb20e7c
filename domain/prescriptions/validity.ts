import type { Validity } from '#contracts/kept-prescriptions.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { plusDays } from '#domain/calendar/days.ts'

/**
 * Why an exam on this day is not valid today, or undefined if it is: it must have taken place,
 * and less than a year ago (specification §5). ISO days.
 */
export function problemWithExamDay(examinedOn: string, today: string): RefusalCode | null {
  if (examinedOn > today) return 'prescription.not_examined_yet'
  return yearAfter(examinedOn) <= today ? 'prescription.too_old' : null
}

/** The same day of the next year, on which an exam no longer serves; 1 March where that year has no 29 February. ISO days. */
function yearAfter(day: string): string {
  const then = new Date(day)
  then.setUTCFullYear(then.getUTCFullYear() + 1)
  return then.toISOString().slice(0, 10)
}

/** In its last days a prescription is marked as aging, so that there is time for a new exam. */
const AGES_DAYS = 30

/** Last day on which lenses are made by an exam of this day: less than a year after it (specification §5). ISO days. */
export function validUntil(examinedOn: string): string {
  return plusDays(yearAfter(examinedOn), -1)
}

/** How long a prescription of this day still serves. ISO days; `unknown` without one. */
export function validityOf(examinedOn: string | null, today: string): Validity {
  if (examinedOn === null) return 'unknown'
  const last = validUntil(examinedOn)
  if (last < today) return 'expired'
  return plusDays(today, AGES_DAYS) >= last ? 'ages' : 'valid'
}
