import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { Mailed } from '../repository.ts'

/** The page where a customer is identified and comes to the account. */
const identifyPage = (): string => shopUrl('/omat-sivut/tunnistaudu')

/** The address at which the mailed link of a new account is opened. */
function newAccountPage(token: string): string {
  return shopUrl(`/omat-sivut/tunnistaudu/vahvista/${token}`)
}

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

/** The letter with the link that makes an account of an identified person. */
export function newAccountLetter(
  req: PayloadRequest,
  { email, firstName: name, language }: Mailed,
  token: string,
): Promise<Letter> {
  const t = textOf(language, 'identification')
  return letter(req, language, {
    to: email,
    subject: t('mail.new.subject'),
    paragraphs: [t('mail.new.body', { name }), t('mail.new.not_asked')],
    links: [{ href: newAccountPage(token), label: t('mail.new.link') }],
  })
}
