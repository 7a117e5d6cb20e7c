import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/letter.ts'
import type { Letter } from '#plugins/kit/outbox.ts'
import { shopUrl } from '#plugins/kit/shop-url.ts'
import type { Declared } from '../repository.ts'

/** How goods that have been sent come back to us. */
export function instructionsLetter(req: PayloadRequest, number: string, { name, email }: Declared): Promise<Letter> {
  const t = textOf('fi', 'withdrawals')
  const values = { number, name }
  return letter(req, 'fi', {
    to: email,
    subject: t('mail.instructions.subject', values),
    paragraphs: ['ask', 'store', 'post', 'care', 'money'].map((part) => t(`mail.instructions.${part}`, values)),
    links: [{ href: shopUrl('/löydä-myymälä'), label: t('mail.instructions.stores') }],
  })
}
