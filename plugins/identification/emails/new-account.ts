import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { Mailed } from '../repository.ts'
import { newAccountPage } from './links.ts'

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
