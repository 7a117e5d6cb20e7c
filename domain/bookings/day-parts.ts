/** The parts of a day that free times are shown by: before noon, before a day's work ends, and after it. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
/** One of the three parts of a day. */
export type DayPart = (typeof dayParts)[number]

/** The part of the day that a time, `HH:MM`, belongs to: afternoons begin at 12, evenings at 16. */
export function dayPartOf(time: string): DayPart {
  if (time < '12:00') return 'morning'
  return time < '16:00' ? 'afternoon' : 'evening'
}
