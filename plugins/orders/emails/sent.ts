import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'
import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#locales/texts.ts'
import { letter, shopUrl } from '../letter.ts'
import { lookupToken } from '../lookup-token.ts'
import type { Order } from '../repository.ts'
import { withdrawalLink } from '../withdrawal-link.ts'

/** The order has left us, or waits in the store. */
export function sentLetter(req: PayloadRequest, { number, email, bought, timeline }: Order): Promise<Letter> {
  const t = textOf('fi', 'mail')
  const { name: method, place, kind } = bought.delivery
  const values = { number, name: bought.form.contact.firstName, method, place: place ?? '' }
  const terms = withdrawalTerms(timeline)
  const how = kind === 'store' ? 'in_store' : 'on_its_way'
  const until = terms && { law: finnishDay(terms.lawUntil), shop: finnishDay(terms.shopUntil) }
  return letter(req, {
    to: email,
    subject: t(`sent.subject_${how}`, values),
    paragraphs: [t(`sent.${how}`, values), ...(until ? [t('sent.withdrawal', until)] : [])],
    links: [{ href: shopUrl(`/tilaus/${lookupToken(number)}`), label: t('confirmation.link') }, withdrawalLink(number)],
  })
}
