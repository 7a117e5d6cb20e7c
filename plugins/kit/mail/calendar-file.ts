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
}

/** An iCalendar file (RFC 5545): a request, or a cancellation of the same event. Times are instants, so that a calendar shows them rightly wherever its reader is. */
export function calendarFile({ isCanceled, startsAt, endsAt, ...event }: CalendarEvent): string {
  const { value, error } = createEvent({
    ...event,
    productId: brand.name,
    method: isCanceled ? 'CANCEL' : 'REQUEST',
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
  return value
}

/** The file as an attachment, which mail readers offer to the calendar, named in the language of its letter. */
export function calendarAttachment(event: CalendarEvent, language: Language) {
  return {
    filename: `${textOf(language, 'mail')('file.booking')}.ics`,
    content: Buffer.from(calendarFile(event)).toString('base64'),
    contentType: `text/calendar; charset=utf-8; method=${event.isCanceled ? 'CANCEL' : 'REQUEST'}`,
  }
}
