import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { StoredCustomer } from '../repository.ts'
import { contactPage } from './links.ts'

/**
 * Informs one of the two addresses that the accounts are one. It names no address: two persons may have been mixed up.
 */
export async function accountsMergedLetter(req: PayloadRequest, customer: StoredCustomer, to: string): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account')
  return letter(req, language, {
    to,
    subject: t('mail.merged.subject'),
    paragraphs: [
      t('mail.merged.body', { name }),
      t(to === email ? 'mail.merged.stays' : 'mail.merged.goes'),
      t('mail.merged.not_you'),
    ],
    links: [{ href: await contactPage(req), label: t('mail.merged.link') }],
  })
}
