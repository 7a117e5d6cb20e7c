import type { Validity } from '#contracts/kept-prescriptions.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { yearAfter } from './exam-day.ts'

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
