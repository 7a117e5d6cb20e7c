import type { PayloadRequest } from 'payload'
import { finnishDay, shortDay } from '#domain/calendar/finnish-day.ts'
import { textOf, type Text } from '#locales/texts.ts'
import { html } from '#plugins/kit/mail/html.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { linkTo } from '../booking-token.ts'
import type { DoctorBooking, DoctorContact } from '../repository.ts'
import { providerPhone } from '../unavailable.ts'

type Kind = NonNullable<DoctorBooking['owesLetter']>

/** The paragraphs of each letter. Its subject does not say which kind of doctor. */
const PARAGRAPHS: Record<Kind, string[]> = {
  booked: ['lead', 'bring', 'pay', 'cancel'],
  canceled: ['lead', 'again'],
  failed: ['lead', 'again'],
  kept: ['lead', 'call'],
}

/** What became of a visit: booked, canceled, not booked after all, or not canceled after all. */
export function doctorLetter(
  req: PayloadRequest,
  { number, reference, language, time }: DoctorBooking,
  { firstName, email }: DoctorContact,
  kind: Kind,
): Promise<Letter> {
  const t = textOf(language, 'eye-doctors')
  const values = { firstName, phone: providerPhone(), until: momentOf(t, time.cancelBy) }
  const isKept = kind === 'booked' || kind === 'kept'
  return letter(req, language, {
    to: email,
    subject: t(`mail.${kind}.subject`, values),
    paragraphs: PARAGRAPHS[kind].map((part) => t(`mail.${kind}.${part}`, values)),
    figure: figureOf([
      ...(reference ? [[t('visit.reference'), reference] as const] : []),
      [t('visit.time'), momentOf(t, time)],
      [t('visit.doctor'), `${time.doctor.name}, ${time.doctor.title}`],
      [t('visit.place'), `${time.clinic.name}, ${time.clinic.street}, ${time.clinic.postalCode} ${time.town}`],
      ...(isKept ? [[t('visit.price'), t('visit.price_of', { euros: eurosOf(time.price) })] as const] : []),
    ]),
    ...(isKept && { links: [{ href: linkTo(number), label: t('mail.look') }] }),
  })
}

function momentOf(t: Text, { day, time }: { day: string; time: string }): string {
  const [weekday] = shortDay(day).split(' ')
  return t('visit.moment', { day: `${weekday} ${finnishDay(day)}`, time: time.replace(':', '.') })
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
