import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#plugins/kit/text.ts'
import type { Order } from '../repository.ts'
import { letter, shopUrl } from '../letter.ts'

/** The link by which a guest sees their order, for a day. */
export function lookupLetter({ number, email, bought }: Order, token: string): Letter {
  const t = textOf('mail')
  const values = { number, name: bought.form.contact.firstName }
  return letter({
    to: email,
    subject: t('lookup.subject', values),
    paragraphs: [t('lookup.body', values)],
    links: [{ href: shopUrl(`/tilaus/${token}`), label: t('confirmation.link') }],
  })
}
