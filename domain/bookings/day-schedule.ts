import type { Hours, Store } from '#contracts/stores.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import { hoursOn, openTimes } from '#domain/stores/hours-on.ts'
import { minutesOf } from '#domain/stores/time-of-day.ts'
import type { DaySchedule, ScheduledExaminer, Span } from './schedule.ts'

const WEEK_MS = 7 * 86_400_000

/** The number of the week in which an ISO day lies (ISO 8601): week 1 has the year's first Thursday. */
export function isoWeek(day: string): number {
  const thursday = plusDays(day, 4 - weekdayOf(day))
  return 1 + Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / WEEK_MS)
}

/** Which weeks a template is for, by their number (ISO 8601): shifts that alternate have one template for each. */
export type Weeks = 'every' | 'odd' | 'even'

/** The week of an examiner in a store, again and again. */
export interface ShiftWeek {
  examiner: number
  /** Number of the store. */
  store: number
  weeks: Weeks
  /** ISO days, both ends included; null without an end. */
  validFrom: string
  validUntil: string | null
  /** Monday to Sunday; null on a day off. */
  hours: (Hours | null)[]
}

/** The shift of one day. It holds in place of the examiner's template on that day, in every store. */
export interface Shift {
  examiner: number
  store: number
  /** ISO day. */
  day: string
  hours: Hours
}

/**
 * When an optometrist cannot be booked: an absence, or an entry of the optometrist's own calendar. Wall time,
 * `YYYY-MM-DDTHH:MM`.
 */
export interface Away {
  examiner: number
  from: string
  to: string
}

/**
 * Who works when, everywhere. Weeks are expanded when a day is asked for: stored rows would have to follow every
 * changed template.
 */
export interface ShiftPlan {
  examiners: Omit<ScheduledExaminer, 'present'>[]
  weeks: ShiftWeek[]
  shifts: Shift[]
  aways: Away[]
}

/** What a store has for exams, and when it is open. */
export type ExamStore = Pick<DaySchedule, 'store' | 'rooms' | 'movable' | 'rules'> &
  Pick<Store, 'hours' | 'lunch' | 'deviatingDays'>

const DAY_MINUTES = 24 * 60

/**
 * What a store has on a day: its opening hours with deviating days and lunch, and who is there. It lists an optometrist
 * on each day with a shift, also where an absence leaves nothing of it, so that staff see the optometrist.
 *
 * @param day ISO day.
 */
export function daySchedule(
  { hours, lunch, deviatingDays, ...store }: ExamStore,
  plan: ShiftPlan,
  day: string,
): DaySchedule {
  const open = openTimes(hoursOn({ hours, lunch, deviatingDays }, day)).map(spanOf)
  const examiners = plan.examiners.flatMap((examiner): ScheduledExaminer[] => {
    const shifts = shiftsOn(plan, examiner.id, day).filter((shift) => shift.store === store.store)
    if (shifts.length === 0) return []
    const aways = plan.aways.filter((away) => away.examiner === examiner.id)
    const taken = aways.flatMap((away) => spanOn(away, day) ?? [])
    return [
      {
        ...examiner,
        present: without(
          shifts.map((shift) => spanOf(shift.hours)),
          taken,
        ),
      },
    ]
  })
  return { ...store, day, open, examiners }
}

/** The shifts of an optometrist on a day, in any store: those of the day itself, else those of the templates. */
export function shiftsOn(
  { weeks, shifts }: Pick<ShiftPlan, 'weeks' | 'shifts'>,
  examiner: number,
  day: string,
): Shift[] {
  const own = shifts.filter((shift) => shift.examiner === examiner && shift.day === day)
  if (own.length > 0) return own
  const weekday = weekdayOf(day)
  return weeks.flatMap((week) => {
    const hours = week.examiner === examiner ? week.hours[weekday - 1] : undefined
    return hours && isFor(week, day) ? { examiner, store: week.store, day, hours } : []
  })
}

/** Whether a template is for the week of a day. */
function isFor({ weeks, validFrom, validUntil }: ShiftWeek, day: string): boolean {
  if (day < validFrom || (validUntil !== null && day > validUntil)) return false
  return weeks === 'every' || (isoWeek(day) % 2 === 0) === (weeks === 'even')
}

/** Hours as minutes of the day. */
export function spanOf([from, to]: Hours): Span {
  return { from: minutesOf(from), to: minutesOf(to) }
}

/** What of a stretch of wall time lies in a day; undefined where nothing does. */
export function spanOn({ from, to }: Omit<Away, 'examiner'>, day: string): Span | undefined {
  const next = plusDays(day, 1)
  if (to <= `${day}T00:00` || from >= `${next}T00:00`) return undefined
  const span = {
    from: from.startsWith(day) ? minutesOf(from.slice(11)) : 0,
    to: to.startsWith(day) ? minutesOf(to.slice(11)) : DAY_MINUTES,
  }
  return span.from < span.to ? span : undefined
}

/** What is left of spans when others are taken away, in order. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  const cut = taken.reduce<Span[]>(
    (left, { from, to }) =>
      left
        .flatMap((span) => [
          { from: span.from, to: Math.min(span.to, from) },
          { from: Math.max(span.from, to), to: span.to },
        ])
        .filter((span) => span.from < span.to),
    [...spans],
  )
  return cut.toSorted((a, b) => a.from - b.from)
}
