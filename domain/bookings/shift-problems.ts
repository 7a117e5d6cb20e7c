import type { Hours } from '#contracts/stores.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { spanOf, type Away, type Shift, type ShiftWeek } from './day-schedule.ts'

/** What can be wrong with shifts and absences. Staff read the sentence of each (`locales/fi/schedule.json`). */
export type ShiftProblem = 'unreadable' | 'reversed' | 'too_long' | 'off_grid' | 'overlaps'

/** The longest shift, in minutes. More is a typing error. */
export const MAX_SHIFT_MINUTES = 14 * 60

/** The longest absence, in days. */
export const MAX_ABSENCE_DAYS = 730

/** Shifts and absences begin and end at these steps, in minutes. */
export const SHIFT_STEP_MINUTES = 5

/** What is wrong with the hours of a shift. It ends on the day on which it begins. */
export function problemWithShiftHours(hours: Hours): ShiftProblem | undefined {
  const { from, to } = spanOf(hours)
  if (from >= to) return 'reversed'
  if (to - from > MAX_SHIFT_MINUTES) return 'too_long'
  return [from, to].some((minute) => minute % SHIFT_STEP_MINUTES !== 0) ? 'off_grid' : undefined
}

/** What is wrong with an absence by itself. */
export function problemWithAbsence({ from, to }: Omit<Away, 'examiner'>): ShiftProblem | undefined {
  if (from >= to) return 'reversed'
  if (to > `${plusDays(from.slice(0, 10), MAX_ABSENCE_DAYS)}${from.slice(10)}`) return 'too_long'
  return [from, to].some((moment) => Number(moment.slice(-2)) % SHIFT_STEP_MINUTES !== 0) ? 'off_grid' : undefined
}

/** The first of an examiner's other absences that shares time with this one. */
export function overlappingAbsence<Other extends Away>(absence: Away, others: readonly Other[]): Other | undefined {
  return others.find(
    (other) => other.examiner === absence.examiner && other.from < absence.to && absence.from < other.to,
  )
}

/** The first of an examiner's other shifts of the day that shares time with this one, in whatever store. */
export function overlappingShift<Other extends Shift>(shift: Shift, others: readonly Other[]): Other | undefined {
  return others.find(
    (other) => other.examiner === shift.examiner && other.day === shift.day && overlap(other.hours, shift.hours),
  )
}

/** A template, and the weekday (1 Monday … 7 Sunday) on which it shares time with another. */
interface WeekClash<Other> {
  week: Other
  weekday: number
}

/** The first of an examiner's other templates that shares time with this one on some day that both are for. */
export function overlappingWeek<Other extends ShiftWeek>(
  week: ShiftWeek,
  others: readonly Other[],
): WeekClash<Other> | undefined {
  for (const other of others) {
    if (other.examiner !== week.examiner || !shareWeeks(week, other)) continue
    const at = week.hours.findIndex((hours, index) => {
      const others = other.hours[index]
      return hours && others && overlap(hours, others)
    })
    if (at !== -1) return { week: other, weekday: at + 1 }
  }
  return undefined
}

function shareWeeks(a: ShiftWeek, b: ShiftWeek): boolean {
  const areBothValid =
    (a.validUntil === null || b.validFrom <= a.validUntil) && (b.validUntil === null || a.validFrom <= b.validUntil)
  return areBothValid && (a.weeks === 'every' || b.weeks === 'every' || a.weeks === b.weeks)
}

/** Times of the clock in one form are ordered as texts. */
function overlap(a: Hours, b: Hours): boolean {
  return a[0] < b[1] && b[0] < a[1]
}
