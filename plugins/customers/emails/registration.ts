import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { accountLink } from './links.ts'
import type { StoredRegistration } from '../stored-registration.ts'

/** The link that makes a registration an account, hers or that of a store which has added her. */
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
