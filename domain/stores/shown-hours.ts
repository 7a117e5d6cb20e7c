import type { Hours, Store } from '#contracts/stores.ts'

/** Days in a row that keep the same hours. */
export interface ShownHours {
  /** The first and the last of the days, 0 Monday … 6 Sunday. */
  from: number
  to: number
  /** Such as `10–18` or `10.30–18`; null on days the store is closed. */
  hours: string | null
  /** Such as `12–12.30`; null where the store does not close for lunch. */
  lunch: string | null
}

/** A week of opening hours in as few rows as it takes, Monday first, written the Finnish way. */
export function shownHours({ hours: week, lunch: breaks }: Pick<Store, 'hours' | 'lunch'>): ShownHours[] {
  const rows: ShownHours[] = []
  week.forEach((day, index) => {
    const hours = day && writtenTimes(day)
    const pause = day && breaks[index] ? writtenTimes(breaks[index]) : null
    const last = rows.at(-1)
    if (last && last.hours === hours && last.lunch === pause) last.to = index
    else rows.push({ from: index, to: index, hours, lunch: pause })
  })
  return rows
}

/** Hours as Finnish readers write them: `10–18`, `9.30–17`. */
export function writtenTimes([from, to]: Hours): string {
  return `${shownTime(from)}–${shownTime(to)}`
}

/** Full hours go without minutes: `10`, but `10.30`. */
export function shownTime(time: string): string {
  const [hours, minutes] = time.split(':')
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}
