import type { PayloadRequest } from 'payload'
import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import type { TextMessage } from '#domain/messages/text-message.ts'
import { textOf } from '#locales/texts.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { Order } from '../order.ts'
import { letterToBuyer } from './letter-to-buyer.ts'

/** Reminds the buyer of what lies ready in a store until this day (ISO). */
export function pickupReminder(req: PayloadRequest, order: Order, until: string): Promise<Letter> {
  const t = textOf(order.language, 'mail')
  const words = wordsOf(order, until)
  const paragraphs = ['waits', 'until', 'too_late'].map((part) => t(`pickup_reminder.${part}`, words))
  return letterToBuyer(req, order, { subject: t('pickup_reminder.subject', words), paragraphs })
}

/** The same as a text message. Its page requires a sign-in, so a stranger who finds the phone learns nothing. */
export function pickupReminderText(order: Order, until: string): TextMessage {
  const said = textOf(order.language, 'mail')('pickup_reminder.text', wordsOf(order, until))
  return { text: `${brand.name}: ${said}`, url: shopUrl('/omat-sivut', order.language) }
}

function wordsOf({ number, bought: { form, delivery } }: Order, until: string) {
  return { number, name: form.contact.firstName, place: delivery.place ?? '', day: finnishDay(until) }
}
