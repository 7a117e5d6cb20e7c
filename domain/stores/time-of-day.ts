/** Minutes since midnight of a time written `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** The time so many minutes after midnight, `HH:MM`. Before midnight it is midnight. */
export function timeOf(minutes: number): string {
  const whole = Math.max(0, minutes)
  const [hour, minute] = [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0'))
  return `${hour}:${minute}`
}

const TIME = /^(?:klo\s+)?(\d{1,2})(?:[.:](\d{2}))?$/i

/** A time of the clock as people write it (`9`, `9.30`, `klo 12:00`) in one form, `HH:MM`; undefined where it cannot be read. */
export function readTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = TIME.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}
