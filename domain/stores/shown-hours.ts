import type { Store } from '#contracts/stores.ts'

const DAYS = ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su']

/** Days in a row that keep the same hours. */
export interface ShownHours {
  /** Such as `ma–pe` or `la`. */
  days: string
  /** Such as `10–18` or `10.30–18`; null on days the store is closed. */
  hours: string | null
}

/** A week of opening hours in as few rows as it takes, Monday first, written the Finnish way. */
export function shownHours(week: Store['hours']): ShownHours[] {
  const rows: { from: number; to: number; hours: string | null }[] = []
  week.forEach((day, index) => {
    const hours = day && `${shownTime(day[0])}–${shownTime(day[1])}`
    const last = rows.at(-1)
    if (last && last.hours === hours) last.to = index
    else rows.push({ from: index, to: index, hours })
  })
  return rows.map(({ from, to, hours }) => ({ days: daysFrom(from, to), hours }))
}

function daysFrom(from: number, to: number): string {
  return from === to ? (DAYS[from] ?? '') : `${DAYS[from]}–${DAYS[to]}`
}

/** Full hours go without minutes: `10`, but `10.30`. */
function shownTime(time: string): string {
  const [hours, minutes] = time.split(':')
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}
