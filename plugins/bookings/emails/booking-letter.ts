import type { PayloadRequest } from 'payload'
import type { BookingView } from '#contracts/bookings.ts'
import type { Language } from '#contracts/language.ts'
import { visitPrice } from '#domain/bookings/visit-price.ts'
import { visitMoment } from '#domain/bookings/visit-moment.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { writtenPhone } from '#domain/customers/phone.ts'
import { textOf } from '#locales/texts.ts'
import { calendarAttachment } from '#plugins/kit/mail/calendar-file.ts'
import { html } from '#plugins/kit/mail/html.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { bookingUrl } from './booking-url.ts'
import { calendarEvent } from './calendar-event.ts'

/** What a letter says of a booking. */
interface Notice {
  to: string
  booking: BookingView
  sequence: number
  language: Language
}

/** Writes the letter about a booked, moved or canceled exam, with the file that a calendar follows. */
export function bookingLetter(req: PayloadRequest, { to, booking, sequence, language }: Notice): Promise<Letter> {
  const { number, state, examType, store, firstName, day, time, examiner } = booking
  const t = textOf(language, 'my-bookings')
  const visits = textOf(language, 'booking-visits')
  const url = bookingUrl(number, language)
  const isCanceled = state === 'canceled'
  const kind = isCanceled ? 'canceled' : state === 'rebooked' ? 'rebooked' : state === 'updated' ? 'updated' : 'created'
  const words = {
    name: firstName,
    number,
    exam: examType.name,
    store: store.name,
    moment: visitMoment(day, time, language),
    phone: writtenPhone(store.phone),
  }
  const rows: [name: string, value: string][] = [
    [t('facts.exam'), examType.name],
    [t('facts.when'), words.moment],
    [t('facts.where'), `${store.name}, ${store.address}, ${store.zip} ${store.city}`],
    ...(examiner ? ([[t('facts.examiner'), examiner.name]] satisfies [string, string][]) : []),
    [t('facts.price'), t(...visitPrice(booking))],
    ...(examType.bring.length > 0
      ? ([[t('booking.bring'), examType.bring.join('\n')]] satisfies [string, string][])
      : []),
    [t('facts.number'), number],
  ]
  const isComing = !isCanceled
  return letter(req, language, {
    to,
    subject: t(`mail.${kind}_subject`, words),
    paragraphs: [
      t(`mail.${kind}`, words),
      ...(isComing && booking.benefitCode
        ? [visits('benefit', { code: booking.benefitCode, day: finnishDay(booking.benefitUntil ?? day) })]
        : []),
      t(isComing ? 'mail.change' : 'mail.again', words),
    ],
    ...(isComing && { figure: factTable(rows) }),
    links: isComing ? [{ href: url, label: t('mail.link') }] : [],
    attachments: [calendarAttachment(calendarEvent({ booking, sequence, language, url, invited: to }), language)],
  })
}

function factTable(rows: [name: string, value: string][]) {
  const cell = 'padding:6px 16px 6px 0;vertical-align:top;border-bottom:1px solid #d9d6cf'
  return {
    html: html`<table style="border-collapse:collapse;width:100%;margin:0 0 16px">
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row" style="${cell};text-align:left;font-weight:400;color:#56606b;white-space:nowrap">${name}</th>
            <td style="${cell}">${value.split('\n').map((line) => html`${line}<br />`)}</td>
          </tr>`,
      )}
    </table>`,
    text: rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
  }
}
