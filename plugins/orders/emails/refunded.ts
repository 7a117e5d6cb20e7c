import type { PayloadRequest } from 'payload'
import { formatPrice } from '#domain/money/format-price.ts'
import type { Purchase } from '#plugins/checkout/repository.ts'
import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#plugins/kit/text.ts'
import { letter, shopUrl } from '../letter.ts'

/** A payment came after its goods were gone: the money goes back, and why. */
export function refundedLetter(req: PayloadRequest, { form, totals }: Purchase): Promise<Letter> {
  const t = textOf('mail')
  const values = { name: form.contact.firstName, amount: formatPrice(totals.amountDue) }
  return letter(req, {
    to: form.contact.email,
    subject: t('late.subject', values),
    paragraphs: [t('late.body', values)],
    links: [{ href: shopUrl('/'), label: t('late.link') }],
  })
}
