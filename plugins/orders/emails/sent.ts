import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { rightsOf } from '#domain/orders/return-terms.ts'
import type { Order } from '../order.ts'
import { termedOrder } from '../termed-order.ts'
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
  const ofFriends = rightsOf(termedOrder(order)).flatMap(({ name, until: day }) =>
    day && ['member_promise', 'exchange', 'insurance'].includes(name)
      ? [t(`sent.${name}`, { day: finnishDay(day) })]
      : [],
  )
  return letter(req, language, {
    to: email,
    subject: t(`sent.subject_${how}`, values),
    paragraphs: [t(`sent.${how}`, values), ...(until ? [t('sent.withdrawal', until)] : []), ...ofFriends],
    links: [orderLink(language, number), withdrawalLink(language, number)],
  })
}
