import { existsInHelsinki, helsinkiInstant } from '../calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { timeOf } from '#domain/stores/time-of-day.ts'
import type { Span } from './schedule.ts'

const DAY_MS = 86_400_000
const LAST_MINUTE = 24 * 60 - 1

/** Whether days are shorter than 24 hours, as learned so far: asking the calendar takes longer than all else of a day. */
const shortDays = new Map<string, boolean>()

/** Whether an hour of this day is skipped, since summer time begins. */
function isShort(day: string): boolean {
  const known = shortDays.get(day)
  if (known !== undefined) return known
  const [begins, ends] = [day, plusDays(day, 1)].map((each) => Date.parse(helsinkiInstant(each, '00:00')))
  const short = (ends ?? 0) - (begins ?? 0) < DAY_MS
  shortDays.set(day, short)
  return short
}

/** Whether a span begins or ends in the hour that is skipped in spring, or has it inside: no one can come then. */
export function isInSkippedHour(day: string, { from, to }: Span): boolean {
  if (!isShort(day)) return false
  const steps = Array.from({ length: Math.ceil((to - from) / 30) }, (_, step) => from + step * 30)
  return [...steps, Math.min(to - 1, LAST_MINUTE)].some((minute) => !existsInHelsinki(day, timeOf(minute)))
}
