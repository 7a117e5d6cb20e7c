import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { awaitedUntil } from '#domain/orders/awaited-prescription.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { awaitedToken } from '../awaited-token.ts'
import type { Order } from '../order.ts'
import { orderLink } from './links.ts'

const SUBJECT = 'awaited-prescriptions'

/** Where the prescription of an order is sent. */
export function awaitedLink(language: Language, order: Pick<Order, 'number' | 'placedAt'>) {
  return { href: shopUrl(`/tilaus/resepti/${awaitedToken(order)}`), label: textOf(language, SUBJECT)('mail.link') }
}

/** What a letter about an awaited prescription says of it. */
export function awaitedWords({ number, placedAt, bought }: Order) {
  const until = finnishDay(awaitedUntil(helsinkiDay(placedAt)))
  return { number, name: bought.form.contact.firstName, until }
}

/** Reminds the buyer that the order waits for the prescription. */
export function awaitedReminder(req: PayloadRequest, order: Order): Promise<Letter> {
  const { language, email, number } = order
  const t = textOf(language, SUBJECT)
  const words = awaitedWords(order)
  return letter(req, language, {
    to: email,
    subject: t('mail.reminder_subject', words),
    paragraphs: [t('mail.reminder', words), t('mail.how', words)],
    links: [awaitedLink(language, order), orderLink(language, number)],
  })
}

/** Tells the buyer that the order has ended, since its prescription did not come, and that the money goes back. */
export function awaitedEndedLetter(req: PayloadRequest, order: Order): Promise<Letter> {
  const { language, email, number } = order
  const t = textOf(language, SUBJECT)
  const words = awaitedWords(order)
  return letter(req, language, {
    to: email,
    subject: t('mail.ended_subject', words),
    paragraphs: [t('mail.ended', words), t('mail.ended_money', words)],
    links: [orderLink(language, number)],
  })
}
