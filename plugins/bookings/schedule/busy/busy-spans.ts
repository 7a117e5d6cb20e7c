import ICAL from 'ical.js'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { isIsoDay, plusDays } from '#domain/calendar/days.ts'
import { CalendarFailure } from './calendar-failure.ts'
import { registerZone } from './time-zones.ts'

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

/** What was read of a calendar. */
export interface BusyTime {
  spans: BusySpan[]
  /** Events that could not be read, or are in a zone that is not known. */
  unclear: number
}

/**
 * When the owner of a calendar (RFC 5545) is busy: its events, repeated ones each time, and its free/busy times.
 * Canceled, free and declined events do not count. Times without a zone, or in one
 * that is neither described nor known, are Helsinki's. An event that cannot be read is left out and counted. Throws on
 * text that is no calendar, and a `CalendarFailure` on one that exceeds a limit. A rule may search for ever: only
 * `read-apart.ts` calls this.
 *
 * @param owners the e-mail addresses of the owner that are known beside what the calendar says.
 */
export function busyTime(text: string, window: Window, owners: readonly string[] = []): BusyTime {
  if (TOO_OFTEN.test(text)) throw new CalendarFailure('too_often')
  const { calendars, lost } = calendarsIn(tidied(text))
  const reading: Reading = { window, spans: [], left: MOST_OCCURRENCES, unclear: lost, owners: new Set(owners) }
  for (const calendar of calendars) {
    reading.owners = new Set([...owners, ...ownersOf(calendar)].map((address) => address.toLowerCase()))
    dropUnusableZones(calendar)
    for (const event of eventsOf(calendar, reading)) readEvent(event, reading)
    for (const span of freeBusyOf(calendar)) keep(span, reading)
  }
  return { spans: merged(reading.spans), unclear: reading.unclear }
}

/** The spans of `busyTime` alone. */
export function busySpans(text: string, window: Window): BusySpan[] {
  return busyTime(text, window).spans
}

/** A day that is not said to be one. */
const BARE_DAY = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE)(;(?!VALUE=)[^:\n]*)?:(?=\d{8}$)/gim

/** A text from the first beginning of a calendar to the last end, with the line breaks that readers expect. */
function tidied(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const [whole = lines] = /^\uFEFF?BEGIN:VCALENDAR[^]*^END:VCALENDAR/im.exec(lines) ?? []
  return whole.replace(/^\uFEFF/, '').replaceAll(BARE_DAY, '$1;VALUE=DATE$2:')
}

/** How far a calendar has been read. */
interface Reading {
  window: Window
  spans: BusySpan[]
  /** Occurrences that it may still have. */
  left: number
  unclear: number
  /** In small letters. */
  owners: ReadonlySet<string>
}

/** The calendars of a text. Where an event is broken, the others are read one by one. */
function calendarsIn(text: string): { calendars: ICAL.Component[]; lost: number } {
  try {
    return { calendars: parsed(text), lost: 0 }
  } catch (problem) {
    const { frame, events, lost } = taken(text)
    if (events.length + lost === 0) throw problem
    const calendars = parsed(frame)
    const read = events.flatMap((event) => {
      try {
        return parsed(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`)
      } catch {
        return []
      }
    })
    for (const { component } of read.map((one) => ({ component: one.getFirstSubcomponent('vevent') })))
      if (component) calendars[0]?.addSubcomponent(component)
    return { calendars, lost: lost + events.length - read.length }
  }
}

function parsed(text: string): ICAL.Component[] {
  const read = ICAL.parse(text) as unknown[]
  // Several calendars in one file come as a list of them.
  const each = typeof read[0] === 'string' ? [read] : (read as unknown[][])
  const calendars = each.map((jcal) => new ICAL.Component(jcal as never))
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) throw new Error('No calendar')
  return calendars
}

/** The text of each event, and what stands around them. One that does not end before the next begins is lost. */
function taken(text: string): { frame: string; events: string[]; lost: number } {
  const [frame, events]: [string[], string[]] = [[], []]
  let open: string[] | null = null
  let lost = 0
  for (const line of text.split(/\r?\n/)) {
    const isEnd = /^END:VCALENDAR/i.test(line)
    if (open && (isEnd || /^BEGIN:VEVENT/i.test(line))) {
      lost += 1
      open = null
    }
    if (/^BEGIN:VEVENT/i.test(line)) open = []
    open?.push(line)
    if (!open && line !== '') frame.push(line)
    if (!open || !/^END:VEVENT/i.test(line)) continue
    events.push(open.join('\r\n'))
    open = null
  }
  return { frame: frame.join('\r\n'), events, lost }
}

/** The addresses of whom a calendar says it is: Exchange says it, and Google names a calendar after its owner. */
function ownersOf(calendar: ICAL.Component): string[] {
  return ['x-owner', 'x-wr-calname'].flatMap((name) => {
    const said = String(calendar.getFirstPropertyValue(name) ?? '').replace(/^mailto:/i, '')
    return /^[^\s@]+@[^\s@]+$/.test(said) ? [said] : []
  })
}

/** A description that cannot be read gives way to what is known of the zone's name. */
function dropUnusableZones(calendar: ICAL.Component): void {
  for (const described of calendar.getAllSubcomponents('vtimezone')) {
    try {
      const zone = new ICAL.Timezone(described)
      zone.utcOffset(ICAL.Time.fromDateTimeString('2026-01-01T00:00:00'))
      if (described.hasProperty('tzid') && (zone as unknown as { changes: unknown[] }).changes.length > 0) continue
    } catch {
      // Dropped below.
    }
    calendar.removeSubcomponent(described)
  }
}

/** Reads one event. What cannot be read of it is counted, and hides no other. */
function readEvent(event: ICAL.Event, reading: Reading): void {
  try {
    addOccurrences(event, reading)
  } catch (problem) {
    if (problem instanceof CalendarFailure) throw problem
    reading.unclear += 1
  }
}

/** The events of a calendar, with those that take the place of single occurrences. */
function eventsOf(calendar: ICAL.Component, reading: Reading): ICAL.Event[] {
  const every = calendar.getAllSubcomponents('vevent')
  const all = every.filter(hasTimes)
  reading.unclear += every.length - all.length + all.filter((each) => !areZonesKnown(each)).length
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

const TIME = /^\d{4}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-6]\dZ?)?$/

/** Whether an event has a beginning, and its times are of the calendar. The library counts a thirteenth month on. */
function hasTimes(event: ICAL.Component): boolean {
  const times = ['dtstart', 'dtend', 'recurrence-id'].flatMap((name) => event.getFirstProperty(name) ?? [])
  return (
    times[0]?.name === 'dtstart' &&
    times.every((property) => {
      const written = String(property.toJSON()[3])
      return TIME.test(written) && isIsoDay(written.slice(0, 10))
    })
  )
}

/** Makes the zones that an event names known; false where one is not. */
function areZonesKnown(event: ICAL.Component): boolean {
  const names = event.getAllProperties().flatMap((property) => property.getFirstParameter('tzid') ?? [])
  return names.every((name) => event.getTimeZoneByID(name) !== null || registerZone(name))
}

function addOccurrences(event: ICAL.Event, reading: Reading): void {
  const { window } = reading
  if (!event.isRecurring() || event.isRecurrenceException()) {
    if (isNear(event.startDate, event.endDate, window)) addBusy(event.component, event.startDate, event.endDate)
    return
  }
  for (const moved of Object.values(event.exceptions)) if (!moved.modifiesFuture()) readEvent(moved, reading)
  const last = plusDays(window.until, 1)
  const days = Math.ceil(event.duration.toSeconds() / 86_400)
  const first = plusDays(window.from, -1 - Math.max(0, days))
  const occurrences = event.iterator()
  for (let next = occurrences.next(); next && dateOf(next) <= last; next = occurrences.next()) {
    reading.left -= 1
    if (reading.left < 0) throw new CalendarFailure('too_large')
    if (dateOf(next) < first) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    // What takes the place of this one alone is there already, wherever it was moved to.
    if (item === event || item.modifiesFuture()) addBusy(item.component, startDate, endDate)
  }

  function addBusy(component: ICAL.Component, start: ICAL.Time, end: ICAL.Time) {
    if (isBusy(component, reading.owners)) keep(spanOf(start, end), reading)
  }
}

/**
 * Whether a time may lie in the window, whatever its zone. Compares dates, which is cheaper than finding the wall time.
 */
function isNear(start: ICAL.Time, end: ICAL.Time, { from, until }: Window): boolean {
  return dateOf(end) >= plusDays(from, -1) && dateOf(start) <= plusDays(until, 1)
}

function isBusy(event: ICAL.Component, owners: ReadonlySet<string>): boolean {
  const said = (name: string) => String(event.getFirstPropertyValue(name)).trim().toUpperCase()
  const isFree = said('transp') === 'TRANSPARENT' || said('x-microsoft-cdo-busystatus') === 'FREE'
  return said('status') !== 'CANCELLED' && !isFree && !isDeclined(event, owners)
}

/** Whether the owner of the calendar declined, or, where it is not known who that is, everyone who was invited did. */
function isDeclined(event: ICAL.Component, owners: ReadonlySet<string>): boolean {
  const people = event
    .getAllProperties('attendee')
    .filter((one) => !/^(?:ROOM|RESOURCE)$/i.test(one.getFirstParameter('cutype') ?? ''))
  const own = people.filter((one) => {
    const address = String(one.getFirstValue()).replace(/^mailto:/i, '')
    return [address, one.getFirstParameter('email') ?? ''].some((each) => owners.has(each.toLowerCase()))
  })
  const asked = own.length > 0 ? own : people
  return asked.length > 0 && asked.every((one) => /^DECLINED$/i.test(one.getFirstParameter('partstat') ?? ''))
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

function keep(span: BusySpan, { window: { from, until }, spans }: Reading): void {
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
