import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { identifyPage } from './links.ts'

/**
 * Informs the owner of an address that an account exists, to which the identification can be linked by its password.
 */
export function accountKnownLetter(req: PayloadRequest, customer: StoredCustomer): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'identification')
  return letter(req, language, {
    to: email,
    subject: t('mail.known.subject'),
    paragraphs: [t('mail.known.body', { name }), t('mail.known.not_asked')],
    links: [{ href: identifyPage(), label: t('mail.known.link') }],
  })
}
