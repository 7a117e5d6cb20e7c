import type { PayloadRequest } from 'payload'
import { formatPrice } from '#domain/money/format-price.ts'
import type { Purchase } from '#plugins/checkout/repository.ts'
import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#locales/texts.ts'
import { letter, shopUrl } from '../letter.ts'
import { sumToGiveBack } from '../owe-money-back.ts'

/** A payment came that could not become an order: why, and that the money has gone back. */
export function refundedLetter(req: PayloadRequest, { form, totals, moneyBack }: Purchase): Promise<Letter> {
  const t = textOf('fi', 'mail')
  const values = { name: form.contact.firstName, amount: formatPrice(sumToGiveBack({ totals, moneyBack })) }
  const reason = moneyBack?.reason ?? 'too_late'
  return letter(req, {
    to: form.contact.email,
    subject: t('late.subject', values),
    paragraphs: [t(`late.why.${reason}`, values), t('late.money')],
    links: reason === 'ordered_already' ? [] : [{ href: shopUrl('/'), label: t('late.link') }],
  })
}
