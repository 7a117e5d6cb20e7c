import type { WallMoment } from '#contracts/eye-doctors.ts'
import { finnishDay, helsinkiTime, shortDay, shortWeekday } from '#domain/calendar/finnish-day.ts'
import { type InLanguage, languageOf } from '#site/shared/language.ts'
import { useText } from './text.ts'

/** A wall moment with its weekday: `ma 30.11. klo 9.00`; with its year where it is said so. */
export function visitMoment(page: InLanguage, { day, time }: WallMoment, { withYear = false } = {}): string {
  const language = languageOf(page)
  const shown = withYear ? `${shortWeekday(day, language)} ${finnishDay(day)}` : shortDay(day, language)
  return useText(page, 'eye-doctors')('visit.moment', { day: shown, time: wallTime(time) })
}

/** A wall time as Finnish writes it: `9.00`. */
export function wallTime(time: string): string {
  return time.replace(/^0/, '').replace(':', '.')
}

/** An instant (ISO) as the time of day in Helsinki: `9.30`. */
export function clockOf(at: string): string {
  return helsinkiTime(at).replace(/^0/, '').replace(':', '.')
}
