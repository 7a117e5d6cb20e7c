import type { PayloadRequest } from 'payload'
import type { StoredAfterDeletion } from '#contracts/accounts.ts'
import type { Language } from '#contracts/language.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { contactPage } from './links.ts'

/** Who had the account. */
export interface FormerCustomer {
  email: string
  firstName: string
  language: Language
}

/** Confirms that an account is deleted, and says what the law makes us keep. */
export async function accountDeletedLetter(
  req: PayloadRequest,
  { email, firstName: name, language }: FormerCustomer,
  stored: readonly StoredAfterDeletion[],
): Promise<Letter> {
  const t = textOf(language, 'account-tasks')
  const listed = stored.map(({ period, count, until }) => {
    const what = t(`kept.${period}`, { count })
    return until ? t('mail.deleted.kept_until', { what, day: finnishDay(until) }) : what
  })
  const what = listed.join(', ')
  return letter(req, language, {
    to: email,
    subject: t('mail.deleted.subject'),
    paragraphs: [
      t('mail.deleted.body', { name }),
      what ? t('mail.deleted.kept', { what }) : t('mail.deleted.nothing_kept'),
      t('mail.deleted.not_you'),
    ],
    links: [{ href: await contactPage(req), label: t('mail.deleted.link') }],
  })
}
