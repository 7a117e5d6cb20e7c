import type { Language } from '#contracts/language.ts'
import type { OpenState } from '#contracts/stores.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import { shownTime } from '#domain/stores/shown-hours.ts'
import { monthDay } from './long-day.ts'
import type { Text } from './text.ts'

/** A store's state in words: `Suljettu, avautuu tiistaina 24. marraskuuta klo 9`. `t` has the texts of `stores`. */
export function openText({ kind, closesAt, opensAt, today }: OpenState, t: Text, language: Language): string {
  if (closesAt !== null) return t(kind === 'closing_soon' ? 'state.closing_soon' : 'state.open', timeOf(closesAt))
  if (opensAt === null) return t('state.closed')
  const time = timeOf(opensAt.time)
  if (kind === 'opening_soon') return t('state.opening_soon', time)
  if (opensAt.day === today) return t('state.opens_today', time)
  if (opensAt.day === plusDays(today, 1)) return t('state.opens_tomorrow', time)
  const weekday = t(`weekday_on.${weekdayOf(opensAt.day) - 1}`)
  return t('state.opens_on', { ...time, weekday, date: monthDay(opensAt.day, language) })
}

function timeOf(time: string) {
  return { time: shownTime(time) }
}
