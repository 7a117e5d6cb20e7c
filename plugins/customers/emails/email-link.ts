import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { accountLink } from './links.ts'
import type { StoredCustomer } from '../repository.ts'

/** The link that confirms a new address. */
export function emailLinkLetter(
  req: PayloadRequest,
  { firstName: name, language }: StoredCustomer,
  email: string,
  token: string,
): Promise<Letter> {
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.email.subject'),
    paragraphs: [t('mail.email.body', { name }), t('mail.email.not_asked')],
    links: [{ href: accountLink(token), label: t('mail.email.link') }],
  })
}
