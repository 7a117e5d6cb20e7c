import type { Hours } from '#contracts/stores.ts'

/** What can be wrong with hours. Staff read the sentence of each (`locales/fi/stores.json`). */
export type HoursProblem = 'reversed' | 'lunch_on_closed_day' | 'lunch_outside_hours'

/** What is wrong with opening hours: an end at or before the beginning. */
export function problemWithHours([from, to]: Hours): HoursProblem | undefined {
  return from < to ? undefined : 'reversed'
}

/** What is wrong with a lunch break: it lies within the hours of its day, and leaves time to be open before and after. */
export function problemWithLunch(lunch: Hours, hours: Hours | undefined): HoursProblem | undefined {
  if (problemWithHours(lunch)) return 'reversed'
  if (!hours) return 'lunch_on_closed_day'
  return lunch[0] > hours[0] && lunch[1] < hours[1] ? undefined : 'lunch_outside_hours'
}

/** ISO days that have more than one row. */
export function repeatedDays(days: readonly string[]): string[] {
  return [...new Set(days.filter((day, at) => days.indexOf(day) !== at))]
}
