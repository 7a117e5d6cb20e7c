import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { accountLink } from './account-letters.ts'
import type { StoredRegistration } from '../stored-registration.ts'

/**
 * The letter with the link that confirms a registration, made by the customer or by a store that has added the
 * customer.
 */
export function registrationLetter(
  req: PayloadRequest,
  email: string,
  { firstName: name, language, passwordHash }: StoredRegistration,
  token: string,
): Promise<Letter> {
  const t = textOf(language, 'account')
  const asked = passwordHash === null ? 'added' : 'registration'
  return letter(req, language, {
    to: email,
    subject: t(`mail.${asked}.subject`),
    paragraphs: [t(`mail.${asked}.body`, { name }), t(`mail.${asked}.not_asked`)],
    links: [{ href: accountLink(token), label: t('mail.registration.link') }],
  })
}
