import type { PayloadRequest } from 'payload'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { Order } from '../order.ts'
import { orderLink } from './links.ts'

/** What a letter about an order says, and where it leads beside the order itself. */
interface Said {
  subject: string
  paragraphs: string[]
  link?: { href: string; label: string }
}

/** A letter to the buyer of an order, in the buyer's language. Its last link leads to the order. */
export function letterToBuyer(
  req: PayloadRequest,
  { language, email, number }: Order,
  { link, ...said }: Said,
): Promise<Letter> {
  return letter(req, language, { to: email, ...said, links: [...(link ? [link] : []), orderLink(language, number)] })
}
