import { createEvent } from 'ics'
import type { BookingView } from '#contracts/bookings.ts'
import type { Language } from '#contracts/language.ts'
import { brand } from '#domain/brand.ts'
import { textOf } from '#locales/texts.ts'

/** A booking as a calendar takes it. */
export interface CalendarEvent {
  booking: BookingView
  /** Rises with every change, so that a calendar keeps the newest (RFC 5545, 3.8.7.4). */
  sequence: number
  language: Language
  /** Where the booking is changed; also names the shop in the identifier. */
  url: string
}

/**
 * A booking as an iCalendar file (RFC 5545): a request, or a cancellation of the same event. Times are instants, so that a
 * calendar shows them rightly wherever its reader is. What was typed does not stand in it.
 */
export function calendarFile({ booking, sequence, language, url }: CalendarEvent): string {
  const t = textOf(language, 'my-bookings')
  const { number, examType, store, startsAt, endsAt, state } = booking
  const isCanceled = state === 'canceled'
  const { value, error } = createEvent({
    uid: `${number}@${new URL(url).hostname}`,
    sequence,
    productId: brand.name,
    method: isCanceled ? 'CANCEL' : 'REQUEST',
    status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    title: t('calendar.title', { exam: examType.name, brand: brand.name }),
    description: [t('calendar.number', { number }), ...examType.bring.map((what) => `– ${what}`)].join('\n'),
    location: `${brand.name} ${store.name}, ${store.address}, ${store.zip} ${store.city}`,
    geo: { lat: store.latitude, lon: store.longitude },
    organizer: { name: `${brand.name} ${store.name}`, email: store.email },
    ...(isCanceled ? {} : { url }),
    busyStatus: 'BUSY',
  })
  // The library's errors are plain objects, which a log shows as [object Object].
  if (error || value === null) throw new Error(`No calendar file was made: ${JSON.stringify(error)}`)
  return value
}
