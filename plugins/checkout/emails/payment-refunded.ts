import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { Purchase } from '../purchase.ts'

/** A payment came that could not become an order: why, and that the money has gone back. Posted once. */
export async function postRefundedLetter(
  req: PayloadRequest,
  { ref, language, form, noOrderReason, state }: Purchase,
  amount: Cents,
): Promise<void> {
  const t = textOf(language, 'mail')
  const values = { name: form.contact.firstName, amount: formatPrice(amount) }
  const reason = noOrderReason ?? (state === 'ordered' ? 'ordered_already' : 'too_late')
  const refunded = await letter(req, language, {
    to: form.contact.email,
    subject: t('late.subject', values),
    paragraphs: [t(`late.why.${reason}`, values), t('late.money')],
    links: reason === 'ordered_already' ? [] : [{ href: shopUrl('/'), label: t('late.link') }],
  })
  await enqueueLetter(req, `purchase ${ref} refunded`, refunded)
}
