import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import { finnishDay, shortWeekday } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { textOf, type Text } from '#locales/texts.ts'
import { calendarAttachment, type CalendarEvent } from '#plugins/kit/mail/calendar-file.ts'
import { html } from '#plugins/kit/mail/html.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { linkTo } from '../booking-token.ts'
import type { DoctorBooking, DoctorContact, DoctorLetter } from '../repository.ts'
import { providerPhone } from '../unavailable.ts'

/** The paragraphs of each letter. Its subject does not say which kind of doctor. */
const PARAGRAPHS: Record<DoctorLetter, string[]> = {
  booked: ['lead', 'bring', 'pay', 'cancel'],
  canceled: ['lead', 'again'],
  failed: ['lead', 'again'],
  kept: ['lead', 'call'],
}

/** What became of a visit: booked, canceled, not booked after all, or not canceled after all. */
export function doctorLetter(
  req: PayloadRequest,
  booking: DoctorBooking,
  { firstName, email }: DoctorContact,
  kind: DoctorLetter,
): Promise<Letter> {
  const { number, reference, language, time } = booking
  const t = textOf(language, 'eye-doctors')
  const values = { firstName, phone: providerPhone(), until: momentOf(language, time.cancelBy) }
  const isStored = kind === 'booked' || kind === 'kept'
  return letter(req, language, {
    to: email,
    subject: t(`mail.${kind}.subject`, values),
    paragraphs: PARAGRAPHS[kind].map((part) => t(`mail.${kind}.${part}`, values)),
    figure: figureOf([
      ...(reference ? [[t('visit.reference'), reference] as const] : []),
      [t('visit.time'), momentOf(language, time)],
      [t('visit.doctor'), `${time.doctor.name}, ${time.doctor.title}`],
      [t('visit.place'), placeOf(time)],
      ...(isStored ? [[t('visit.price'), t('visit.price_of', { euros: eurosOf(time.price) })] as const] : []),
    ]),
    ...(isStored && { links: [{ href: linkTo(number), label: t('mail.look') }] }),
    ...(kind !== 'failed' && { attachments: [calendarAttachment(eventOf(t, booking, kind), language)] }),
  })
}

/** A booked time changes no more: `kept` repeats what stood already, and a cancellation is the change after it. */
const SEQUENCES = { booked: 0, kept: 0, canceled: 1 }

function eventOf(t: Text, { number, time }: DoctorBooking, kind: keyof typeof SEQUENCES): CalendarEvent {
  const startsAt = helsinkiInstant(time.day, time.time)
  const isCanceled = kind === 'canceled'
  return {
    uid: `${number}@${new URL(shopUrl('/')).hostname}`,
    sequence: SEQUENCES[kind],
    isCanceled,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + time.minutes * 60_000).toISOString(),
    title: t('mail.event', { place: time.clinic.name }),
    description: t('mail.booked.bring'),
    location: placeOf(time),
    ...(isCanceled ? {} : { url: linkTo(number) }),
  }
}

function placeOf({ clinic, town }: DoctorBooking['time']): string {
  return `${clinic.name}, ${clinic.street}, ${clinic.postalCode} ${town}`
}

function momentOf(language: Language, { day, time }: { day: string; time: string }): string {
  const shown = `${shortWeekday(day, language)} ${finnishDay(day)}`
  return textOf(language, 'eye-doctors')('visit.moment', { day: shown, time: time.replace(':', '.') })
}

function eurosOf(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** Name by name, in both forms of a letter. */
function figureOf(facts: readonly (readonly [name: string, value: string])[]) {
  const line = 'padding:6px 12px 6px 0;border-top:1px solid #d9d6cf;text-align:left;vertical-align:top'
  return {
    html: html`<table role="presentation" width="100%" style="border-collapse:collapse">
      ${facts.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row" style="${line};font-weight:600">${name}</th>
            <td style="${line}">${value}</td>
          </tr>`,
      )}
    </table>`,
    text: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
  }
}
