import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { accountPage } from './links.ts'
import type { StoredCustomer } from '../repository.ts'

/** Informs the customer that the password has changed. */
export function passwordChangedLetter(req: PayloadRequest, customer: StoredCustomer): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.password_changed.subject'),
    paragraphs: [t('mail.password_changed.body', { name }), t('mail.password_changed.not_you')],
    links: [{ href: accountPage('forgot_password'), label: t('mail.password_changed.link') }],
  })
}
