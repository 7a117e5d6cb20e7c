import type { PayloadRequest } from 'payload'
import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import type { TextMessage } from '#domain/messages/text-message.ts'
import { textOf } from '#locales/texts.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { inLanguage, shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { inquiryToken } from '../order-links.ts'
import type { Order } from '../order.ts'
import { letterToBuyer } from './letter-to-buyer.ts'

const SUBJECT = 'inquiries'

/**
 * The letter that says that an optician has a question. The question may concern the buyer's health, so only the page
 * shows it.
 */
export function inquiryLetter(req: PayloadRequest, order: Order): Promise<Letter> {
  const t = textOf(order.language, SUBJECT)
  const words = wordsOf(order)
  return letterToBuyer(req, order, {
    subject: t('mail.subject', words),
    paragraphs: [t('mail.asks', words), t('mail.until', words)],
    link: { href: inquiryUrl(order), label: t('mail.link') },
  })
}

/** The same as a text message. */
export function inquiryText(order: Order): TextMessage {
  const said = textOf(order.language, SUBJECT)('mail.text', wordsOf(order))
  return { text: `${brand.name}: ${said}`, url: inLanguage(inquiryUrl(order), order.language) }
}

function inquiryUrl(order: Order): string {
  return shopUrl(`/tilaus/kysymys/${inquiryToken(order)}`)
}

function wordsOf({ number, bought, awaitsAnswerUntil: until }: Order) {
  return { number, name: bought.form.contact.firstName, until: until ? finnishDay(until) : '' }
}
