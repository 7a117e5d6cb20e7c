import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { accountLink } from './links.ts'
import type { StoredCustomer } from '../repository.ts'

/** The link to a new password. */
export function passwordLinkLetter(req: PayloadRequest, customer: StoredCustomer, token: string): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.password.subject'),
    paragraphs: [t('mail.password.body', { name }), t('mail.password.not_asked')],
    links: [{ href: accountLink(token), label: t('mail.password.link') }],
  })
}
