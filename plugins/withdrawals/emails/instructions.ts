import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { pagePath, shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { Declared, Withdrawal } from '../repository.ts'

/** How goods that have been sent come back to us. */
export async function instructionsLetter(
  req: PayloadRequest,
  { number, language }: Withdrawal,
  { name, email }: Declared,
): Promise<Letter> {
  const t = textOf(language, 'withdrawals')
  const values = { number, name }
  const stores = await pagePath(req, 'stores')
  return letter(req, language, {
    to: email,
    subject: t('mail.instructions.subject', values),
    paragraphs: ['ask', 'store', 'post', 'care', 'money'].map((part) => t(`mail.instructions.${part}`, values)),
    links: stores === null ? [] : [{ href: shopUrl(stores), label: t('mail.instructions.stores') }],
  })
}
