import type { RefusalCode } from '#contracts/refusals.ts'

/**
 * Why an exam on this day is not valid today, or undefined if it is: it must have taken place,
 * and less than a year ago (specification §5). ISO days.
 */
export function problemWithExamDay(examinedOn: string, today: string): RefusalCode | null {
  if (examinedOn > today) return 'prescription.not_examined_yet'
  return yearAfter(examinedOn) <= today ? 'prescription.too_old' : null
}

/** The same day of the next year, on which an exam no longer serves; 1 March where that year has no 29 February. ISO days. */
export function yearAfter(day: string): string {
  const then = new Date(day)
  then.setUTCFullYear(then.getUTCFullYear() + 1)
  return then.toISOString().slice(0, 10)
}
