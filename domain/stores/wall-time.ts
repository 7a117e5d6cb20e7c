/** What the clock on a Helsinki wall shows. */
export interface WallTime {
  /** 0 is Monday. */
  weekday: number
  /** Minutes since midnight as the clock shows them, so that a day of 23 or 25 hours changes nothing. */
  minutes: number
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const helsinki = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Helsinki',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Weekday and time on the wall in Helsinki at this instant. Stores keep their hours by it. */
export function wallTime(instant: Date): WallTime {
  const parts = Object.fromEntries(helsinki.formatToParts(instant).map(({ type, value }) => [type, value]))
  return {
    weekday: WEEKDAYS.indexOf(parts.weekday ?? ''),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/** Minutes since midnight of a time written `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
