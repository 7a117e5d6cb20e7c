import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { Order } from '../order.ts'
import { orderLink } from './links.ts'

/** The link by which a guest sees their order, for a day. */
export function lookupLetter(req: PayloadRequest, order: Order, token: string): Promise<Letter> {
  const { number, language, email, bought } = order
  const t = textOf(language, 'mail')
  const values = { number, name: bought.form.contact.firstName }
  return letter(req, language, {
    to: email,
    subject: t('lookup.subject', values),
    paragraphs: [t('lookup.body', values)],
    links: [orderLink(language, number, token)],
  })
}
