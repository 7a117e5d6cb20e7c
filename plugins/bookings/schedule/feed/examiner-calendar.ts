import { createEvents, type EventAttributes } from 'ics'
import type { Store } from '#contracts/stores.ts'
import { brand } from '#domain/brand.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { folded } from '#plugins/kit/mail/calendar-file.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'

/** What a feed says of a booking: when, what and where. Nothing of the customer. */
export interface FeedEntry {
  number: string
  sequence: number
  day: string
  time: string
  minutes: number
  exam: string
  store: Pick<Store, 'name' | 'address' | 'zip' | 'city'>
  room: string
}

/** The bookings of an optometrist as a calendar (RFC 5545). Instants are in UTC, so that calendars need no zone. */
export function examinerCalendar(name: string, entries: FeedEntry[]): string {
  const calName = textOf(STAFF_LANGUAGE, 'schedule')('feed.name', { name })
  const events = entries.map((entry) => eventOf(entry, calName))
  if (events.length === 0) return emptyCalendar(calName)
  const { error, value } = createEvents(events)
  if (error || !value) throw error ?? new Error('No calendar was made')
  return folded(value)
}

function eventOf(entry: FeedEntry, calName: string): EventAttributes {
  const { number, sequence, day, time, minutes, exam, store, room } = entry
  const where = textOf(STAFF_LANGUAGE, 'schedule')('feed.room', { room })
  return {
    // The number is for its customer. A calendar only has to know the booking again.
    uid: `${signature('examiner feed', number).slice(0, 24)}@${hostName()}`,
    productId: brand.slug,
    calName,
    sequence,
    title: `${exam}, ${where}`,
    location: `${store.name}, ${store.address}, ${store.zip} ${store.city}`,
    start: Date.parse(helsinkiInstant(day, time)),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes },
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    classification: 'PRIVATE',
  }
}

/** The library makes no calendar without an event, and a calendar program takes an empty answer for a failure. */
function emptyCalendar(name: string): string {
  const text = name.replace(/[\\;,]/g, String.raw`\$&`)
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'CALSCALE:GREGORIAN', `PRODID:${brand.slug}`, 'METHOD:PUBLISH']
  return folded([...lines, `X-WR-CALNAME:${text}`, 'END:VCALENDAR', ''].join('\r\n'))
}

function hostName(): string {
  return URL.parse(shopUrl('/'))?.hostname ?? brand.slug
}
