import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { accountPage } from './links.ts'
import type { StoredCustomer } from '../repository.ts'

/** Informs the customer that an export can be downloaded, behind sign-in. */
export function exportReadyLetter(req: PayloadRequest, customer: StoredCustomer): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account-tasks')
  return letter(req, language, {
    to: email,
    subject: t('mail.export.subject'),
    paragraphs: [t('mail.export.body', { name }), t('mail.export.not_asked')],
    links: [{ href: accountPage('data'), label: t('mail.export.link') }],
  })
}
