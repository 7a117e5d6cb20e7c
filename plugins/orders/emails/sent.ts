import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#plugins/kit/text.ts'
import { lookupToken } from '../lookup-token.ts'
import type { Order } from '../repository.ts'
import { letter, shopUrl } from '../letter.ts'

/** The order has left us, or waits in the store. */
export function sentLetter({ number, email, bought }: Order): Letter {
  const t = textOf('mail')
  const { name: method, place, kind } = bought.delivery
  const values = { number, name: bought.form.contact.firstName, method, place: place ?? '' }
  return letter({
    to: email,
    subject: t('sent.subject', values),
    paragraphs: [t(kind === 'store' ? 'sent.in_store' : 'sent.on_its_way', values)],
    links: [{ href: shopUrl(`/tilaus/${lookupToken(number)}`), label: t('confirmation.link') }],
  })
}
