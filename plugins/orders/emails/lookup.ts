import type { PayloadRequest } from 'payload'
import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#locales/texts.ts'
import { letter, shopUrl } from '../letter.ts'
import type { Order } from '../repository.ts'

/** The link by which a guest sees their order, for a day. */
export function lookupLetter(req: PayloadRequest, { number, email, bought }: Order, token: string): Promise<Letter> {
  const t = textOf('fi', 'mail')
  const values = { number, name: bought.form.contact.firstName }
  return letter(req, {
    to: email,
    subject: t('lookup.subject', values),
    paragraphs: [t('lookup.body', values)],
    links: [{ href: shopUrl(`/tilaus/${token}`), label: t('confirmation.link') }],
  })
}
