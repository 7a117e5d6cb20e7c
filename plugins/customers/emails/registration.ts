import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { accountLink } from './links.ts'
import type { KeptRegistration } from '../kept-registration.ts'

/** The link that makes a registration an account. */
export function registrationLetter(
  req: PayloadRequest,
  email: string,
  { firstName: name, language }: KeptRegistration,
  token: string,
): Promise<Letter> {
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.registration.subject'),
    paragraphs: [t('mail.registration.body', { name }), t('mail.registration.not_asked')],
    links: [{ href: accountLink(token), label: t('mail.registration.link') }],
  })
}
