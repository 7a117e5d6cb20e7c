import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { contactPage } from './links.ts'
import type { StoredCustomer } from '../repository.ts'

/** Informs the former address that the account has another one. */
export async function emailChangedLetter(req: PayloadRequest, before: StoredCustomer): Promise<Letter> {
  const { email, firstName: name, language } = before
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.email_changed.subject'),
    paragraphs: [t('mail.email_changed.body', { name }), t('mail.email_changed.not_you')],
    links: [{ href: await contactPage(req), label: t('mail.email_changed.link') }],
  })
}
