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
