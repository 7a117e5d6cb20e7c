import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'

/** The letter that a passkey was added or removed, so that a customer learns of one made by another person. */
export function passkeyLetter(
  req: PayloadRequest,
  { email, firstName: name, language }: StoredCustomer,
  what: 'added' | 'removed',
  passkey: string,
): Promise<Letter> {
  const t = textOf(language, 'passkeys')
  return letter(req, language, {
    to: email,
    subject: t(`mail.${what}.subject`),
    paragraphs: [t(`mail.${what}.body`, { name, passkey }), t(`mail.${what}.not_you`)],
    links: [{ href: shopUrl('/omat-sivut/tehtäviä/pääsyavaimet'), label: t('mail.link') }],
  })
}
