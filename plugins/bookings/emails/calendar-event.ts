import type { BookingView } from '#contracts/bookings.ts'
import type { Language } from '#contracts/language.ts'
import { brand } from '#domain/brand.ts'
import { textOf } from '#locales/texts.ts'
import type { CalendarEvent } from '#plugins/kit/mail/calendar-file.ts'

/** A booking as its letter and its page hand it to a calendar. */
interface Shown {
  booking: BookingView
  sequence: number
  language: Language
  /** Where the booking is changed; also names the shop in the identifier. */
  url: string
  /** Whom a letter invites. */
  invited?: string
}

/** A booking as an event of a calendar. What was typed does not stand in it. */
export function calendarEvent({ booking, sequence, language, url, invited }: Shown): CalendarEvent {
  const t = textOf(language, 'my-bookings')
  const { number, examType, store, startsAt, endsAt, state } = booking
  const isCanceled = state === 'canceled'
  return {
    uid: `${number}@${new URL(url).hostname}`,
    sequence,
    isCanceled,
    startsAt,
    endsAt,
    title: t('calendar.title', { exam: examType.name, brand: brand.name }),
    description: [t('calendar.number', { number }), ...examType.bring.map((what) => `– ${what}`)].join('\n'),
    location: `${brand.name} ${store.name}, ${store.address}, ${store.zip} ${store.city}`,
    geo: { lat: store.latitude, lon: store.longitude },
    organizer: { name: `${brand.name} ${store.name}`, email: store.email },
    invited,
    ...(isCanceled ? {} : { url }),
  }
}
