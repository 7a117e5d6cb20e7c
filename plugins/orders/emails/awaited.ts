import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { awaitedUntil } from '#domain/orders/awaited-prescription.ts'
import { daysFromFitting } from '#domain/orders/fitting.ts'
import { textOf } from '#locales/texts.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { awaitedToken, fittingToken } from '../order-links.ts'
import type { Order } from '../order.ts'
import { letterToBuyer } from './letter-to-buyer.ts'

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
  const t = textOf(order.language, SUBJECT)
  const words = awaitedWords(order)
  return letterToBuyer(req, order, {
    subject: t('mail.reminder_subject', words),
    paragraphs: [t('mail.reminder', words), t('mail.how', words)],
    link: awaitedLink(order.language, order),
  })
}

/** The letter that says that the order has ended without its prescription, and that the money is refunded. */
export function awaitedEndedLetter(req: PayloadRequest, order: Order): Promise<Letter> {
  const t = textOf(order.language, SUBJECT)
  const words = awaitedWords(order)
  return letterToBuyer(req, order, {
    subject: t('mail.ended_subject', words),
    paragraphs: [t('mail.ended', words), t('mail.ended_money', words)],
  })
}

/** Where the fitting of an order is booked. */
export function fittingLink(language: Language, order: Pick<Order, 'number'>) {
  return { href: shopUrl(`/tilaus/sovitus/${fittingToken(order)}`), label: textOf(language, 'fittings')('mail.link') }
}

/** Asks the buyer again to book the fitting. */
export function fittingReminder(req: PayloadRequest, order: Order): Promise<Letter> {
  const t = textOf(order.language, 'fittings')
  const { number, bought } = order
  const words = { number, name: bought.form.contact.firstName, count: daysFromFitting(bought.lines) }
  return letterToBuyer(req, order, {
    subject: t('mail.subject', words),
    paragraphs: [t('mail.reminder', words), t('mail.ready', words)],
    link: fittingLink(order.language, order),
  })
}
