import { createEvent, type EventAttributes } from 'ics'
import type { Language } from '#contracts/language.ts'
import { brand } from '#domain/brand.ts'
import { textOf } from '#locales/texts.ts'

/** An event that a reader's calendar keeps. Instants in ISO 8601. */
export interface CalendarEvent extends Pick<
  EventAttributes,
  'uid' | 'title' | 'description' | 'location' | 'geo' | 'organizer' | 'url'
> {
  uid: string
  /** Rises with every change, so that a calendar keeps the newest (RFC 5545, 3.8.7.4). */
  sequence: number
  isCanceled: boolean
  startsAt: string
  endsAt: string
  /** The address of whom the event's organizer invites; without it the event is only published. */
  invited?: string | undefined
}

/**
 * An iCalendar file (RFC 5545): an invitation, an event to be opened, or a cancellation of either. Times are instants, so
 * that a calendar shows them rightly wherever its reader is.
 */
export function calendarFile({ isCanceled, startsAt, endsAt, invited, ...event }: CalendarEvent): string {
  const method = methodOf({ isCanceled, invited, ...event })
  const { value, error } = createEvent({
    ...event,
    ...(method === 'REQUEST' && invited && { attendees: [attendee(invited)] }),
    productId: brand.name,
    method,
    status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    busyStatus: 'BUSY',
  })
  // The library's errors are plain objects, which a log shows as [object Object].
  if (error || value === null) throw new Error(`No calendar file was made: ${JSON.stringify(error)}`)
  return folded(value)
}

/** An address that a calendar takes: in ASCII. */
const INVITABLE = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i

/** A request names who invites and who is invited (RFC 5546, 3.2.2). */
function methodOf({ isCanceled, invited, organizer }: Pick<CalendarEvent, 'isCanceled' | 'invited' | 'organizer'>) {
  if (isCanceled) return 'CANCEL'
  return invited && INVITABLE.test(invited) && organizer?.email ? 'REQUEST' : 'PUBLISH'
}

/** The customer has booked the time, so there is nothing to answer. */
function attendee(email: string) {
  return {
    name: email,
    email,
    role: 'REQ-PARTICIPANT',
    partstat: 'ACCEPTED',
    rsvp: false,
  } as const
}

const LINE_OCTETS = 75

/** A calendar with its lines folded at 75 octets, without parting a character (RFC 5545, 3.1). */
export function folded(calendar: string): string {
  const lines = calendar.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  return lines.map(foldedLine).join('\r\n')
}

function foldedLine(line: string): string {
  let [text, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    const isFull = octets + size > LINE_OCTETS
    text += isFull ? `\r\n ${character}` : character
    octets = isFull ? 1 + size : octets + size
  }
  return text
}

/** The file as an attachment, which mail readers offer to the calendar, named in the language of its letter. */
export function calendarAttachment(event: CalendarEvent, language: Language) {
  return {
    filename: `${textOf(language, 'mail')('file.booking')}.ics`,
    content: Buffer.from(calendarFile(event)).toString('base64'),
    contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
  }
}
