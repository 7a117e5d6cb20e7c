import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { accountPage } from './links.ts'
import type { StoredCustomer } from '../repository.ts'

/** Informs the owner of an address that an account was asked for with it and already exists. */
export function accountExistsLetter(req: PayloadRequest, customer: StoredCustomer): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.exists.subject'),
    paragraphs: [t('mail.exists.body', { name }), t('mail.exists.not_asked')],
    links: [
      { href: accountPage('sign_in'), label: t('mail.exists.link') },
      { href: accountPage('forgot_password'), label: t('mail.exists.forgot') },
    ],
  })
}
