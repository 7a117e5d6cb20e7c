import ICAL from 'ical.js'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { CalendarFailure } from './calendar-failure.ts'

/** A stretch of wall time in Helsinki, `YYYY-MM-DDTHH:MM`. */
export interface BusySpan {
  from: string
  to: string
}

/** What is read of a calendar, in ISO days: `until` is no longer in it. */
export interface Window {
  from: string
  until: string
}

/** Occurrences that one calendar may have before the window's end. No real calendar has more; a hostile one may. */
const MOST_OCCURRENCES = 20_000

/** Busy times that one calendar may have within the window. */
const MOST_SPANS = 3000

/** A rule that repeats something by the second or minute, which is no one's day. Long lines go on after a blank. */
const TOO_OFTEN = /^RRULE(?:[^\n]|\n[ \t])*FREQ=(?:SECOND|MINUTE)LY/im

/**
 * When the owner of a calendar (RFC 5545) is busy: its events, repeated ones each time, and its free/busy times.
 * Canceled events and those shown as free do not count. Times without a zone, or in one that the calendar does not
 * describe, are Helsinki's. Throws on text that is no calendar, and a `CalendarFailure` on one that exceeds a limit. A
 * rule may search for ever: only `read-apart.ts` calls this.
 */
export function busySpans(text: string, window: Window): BusySpan[] {
  if (TOO_OFTEN.test(text)) throw new CalendarFailure('too_often')
  const calendars = calendarsIn(text)
  const spans: BusySpan[] = []
  let left = MOST_OCCURRENCES
  for (const calendar of calendars) {
    for (const event of eventsOf(calendar)) {
      left = addOccurrences(event, window, spans, left)
    }
    for (const span of freeBusyOf(calendar)) keep(span, window, spans)
  }
  return merged(spans)
}

function calendarsIn(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[]
  // Several calendars in one file come as a list of them.
  const each = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
  const calendars = each.map((jcal) => new ICAL.Component(jcal as never))
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) throw new Error('No calendar')
  return calendars
}

/** The events of a calendar, with those that take the place of single occurrences. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar.getAllSubcomponents('vevent').filter((each) => each.hasProperty('dtstart'))
  const exceptions = all.filter((each) => each.hasProperty('recurrence-id'))
  const series = all.filter((each) => !each.hasProperty('recurrence-id'))
  const known = new Set(series.map((each) => each.getFirstPropertyValue('uid')))
  const events = series.map((each) => {
    const own = exceptions.filter((one) => one.getFirstPropertyValue('uid') === each.getFirstPropertyValue('uid'))
    return new ICAL.Event(each, { strictExceptions: true, exceptions: own })
  })
  // An occurrence whose series is missing stands for itself.
  const alone = exceptions.filter((each) => !known.has(each.getFirstPropertyValue('uid')))
  return [...events, ...alone.map((each) => new ICAL.Event(each))]
}

function addOccurrences(event: ICAL.Event, window: Window, spans: BusySpan[], left: number): number {
  if (!event.isRecurring() || event.isRecurrenceException()) {
    if (isNear(event.startDate, event.endDate, window)) addBusy(event.component, event.startDate, event.endDate)
    return left
  }
  for (const moved of Object.values(event.exceptions))
    if (!moved.modifiesFuture()) left = addOccurrences(moved, window, spans, left)
  const last = plusDays(window.until, 1)
  const days = Math.ceil(event.duration.toSeconds() / 86_400)
  const first = plusDays(window.from, -1 - Math.max(0, days))
  const occurrences = event.iterator()
  for (let next = occurrences.next(); next && dateOf(next) <= last; next = occurrences.next()) {
    left -= 1
    if (left < 0) throw new CalendarFailure('too_large')
    if (dateOf(next) < first) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    // What takes the place of this one alone is there already, wherever it was moved to.
    if (item === event || item.modifiesFuture()) addBusy(item.component, startDate, endDate)
  }
  return left

  function addBusy(component: ICAL.Component, start: ICAL.Time, end: ICAL.Time) {
    if (isBusy(component)) keep(spanOf(start, end), window, spans)
  }
}

/**
 * Whether a time may lie in the window, whatever its zone. Compares dates, which is cheaper than finding the wall time.
 */
function isNear(start: ICAL.Time, end: ICAL.Time, { from, until }: Window): boolean {
  return dateOf(end) >= plusDays(from, -1) && dateOf(start) <= plusDays(until, 1)
}

function isBusy(event: ICAL.Component): boolean {
  const [status, transparency] = ['status', 'transp'].map((name) => String(event.getFirstPropertyValue(name)))
  return status?.toUpperCase() !== 'CANCELLED' && transparency?.toUpperCase() !== 'TRANSPARENT'
}

function freeBusyOf(calendar: ICAL.Component): BusySpan[] {
  const notified = calendar.getAllSubcomponents('vfreebusy').flatMap((each) => each.getAllProperties('freebusy'))
  const busy = notified.filter((property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
  return busy.flatMap((property) =>
    property
      .getValues()
      .flatMap((value) => (value instanceof ICAL.Period ? [spanOf(value.start, value.getEnd())] : [])),
  )
}

function spanOf(start: ICAL.Time, end: ICAL.Time): BusySpan {
  const from = wallTime(start)
  if (end.compare(start) <= 0) return { from, to: from }
  const to = wallTime(end, true)
  // In the hour that comes twice in autumn, the later instant may have the earlier time.
  return from <= to ? { from, to } : { from: to, to: from }
}

/** The wall time in Helsinki, in whole minutes; `upwards` those that have begun count whole. */
function wallTime(time: ICAL.Time, upwards = false): string {
  const { hour, minute, second } = time
  const date = dateOf(time)
  if (time.isDate) return `${date}T00:00`
  const isFloating = time.zone === ICAL.Timezone.localTimezone
  const at = isFloating
    ? Date.parse(helsinkiInstant(date, `${pad(hour)}:${pad(minute)}`)) + second * 1000
    : time.toUnixTime() * 1000
  const minutes = upwards ? Math.ceil(at / 60_000) : Math.floor(at / 60_000)
  const instant = new Date(minutes * 60_000).toISOString()
  return `${helsinkiDay(instant)}T${helsinkiTime(instant)}`
}

/** The date as the calendar writes it, in whatever zone. */
function dateOf({ year, month, day }: ICAL.Time): string {
  return `${year}-${pad(month)}-${pad(day)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

function keep(span: BusySpan, { from, until }: Window, spans: BusySpan[]): void {
  if (span.from >= span.to || span.to <= `${from}T00:00` || span.from >= `${until}T00:00`) return
  if (spans.length >= MOST_SPANS) throw new CalendarFailure('too_large')
  const last = `${until}T00:00`
  spans.push({ from: span.from < `${from}T00:00` ? `${from}T00:00` : span.from, to: span.to > last ? last : span.to })
}

/** In order, with those joined that touch. */
function merged(spans: BusySpan[]): BusySpan[] {
  const joined: BusySpan[] = []
  for (const span of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1)
    if (!last || span.from > last.to) joined.push({ ...span })
    else if (span.to > last.to) last.to = span.to
  }
  return joined
}

/** From yesterday on, as far ahead as a customer can book, and a week more. */
export function busyWindow(today: string): Window {
  return { from: plusDays(today, -1), until: plusDays(today, 188) }
}
