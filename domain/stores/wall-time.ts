/** Local time in Helsinki. */
export interface WallTime {
  /** 0 is Monday. */
  weekday: number
  /** Minutes since midnight in local time, unaffected by days of 23 or 25 hours. */
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

/** Local weekday and time in Helsinki at this instant, by which stores open. */
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
