import type { WallMoment } from '#contracts/eye-doctors.ts'
import { finnishDay, shortDay } from '#domain/calendar/finnish-day.ts'
import type { Text } from '#locales/texts.ts'

/** A wall moment with its weekday: `ma 30.11. klo 9.00`; with its year where it is said so. */
export function visitMoment(t: Text, { day, time }: WallMoment, { withYear = false } = {}): string {
  const shown = withYear ? `${shortDay(day).split(' ')[0]} ${finnishDay(day)}` : shortDay(day)
  return t('visit.moment', { day: shown, time: wallTime(time) })
}

/** A wall time as Finnish writes it: `9.00`. */
export function wallTime(time: string): string {
  return time.replace(/^0/, '').replace(':', '.')
}
