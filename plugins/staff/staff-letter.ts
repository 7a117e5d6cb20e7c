import type { PayloadRequest } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'

interface StaffLetter {
  to: string
  subject: string
  paragraphs: string[]
  link: { path: string; label: string }
}

/** A letter to a member of staff, who needs neither the terms of sale nor customer service. */
export function staffLetter(req: PayloadRequest, { to, subject, paragraphs, link }: StaffLetter): Promise<Letter> {
  return letter(req, STAFF_LANGUAGE, {
    to,
    subject,
    paragraphs,
    links: [{ href: shopUrl(link.path), label: link.label }],
    footer: { lines: [textOf(STAFF_LANGUAGE, 'mail')('footer_staff')], links: [] },
  })
}
