import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { Order } from '../order.ts'
import { orderLink, withdrawalLink } from './links.ts'

/** The order has left us, or waits in the store. */
export function sentLetter(req: PayloadRequest, order: Order): Promise<Letter> {
  const { number, language, email, bought, timeline } = order
  const t = textOf(language, 'mail')
  const { name: method, place, kind } = bought.delivery
  const values = { number, name: bought.form.contact.firstName, method, place: place ?? '' }
  const terms = withdrawalTerms(timeline)
  const how = kind === 'store' ? 'in_store' : 'on_its_way'
  const until = terms && { law: finnishDay(terms.lawUntil), shop: finnishDay(terms.shopUntil) }
  return letter(req, language, {
    to: email,
    subject: t(`sent.subject_${how}`, values),
    paragraphs: [t(`sent.${how}`, values), ...(until ? [t('sent.withdrawal', until)] : [])],
    links: [orderLink(language, number), withdrawalLink(language, number)],
  })
}
