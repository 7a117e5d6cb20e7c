import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { Claim } from '../repository.ts'

/** A claim has come. */
export function receiptLetter(req: PayloadRequest, { number, name, language }: Claim, to: string): Promise<Letter> {
  const t = textOf(language, 'insurance')
  const values = { number, name }
  return letter(req, language, {
    to,
    subject: t('mail.received_subject', values),
    paragraphs: [t('mail.received', values), t('mail.not_you')],
  })
}

/** What staff say to a claim; of an accepted one with the code of another pair. */
export function answerLetter(
  req: PayloadRequest,
  { number, name, language, state, answer, code, worth }: Claim,
  { to, until }: { to: string; until: string },
): Promise<Letter> {
  const t = textOf(language, 'insurance')
  const values = { number, name, code: code ?? '', worth: formatPrice(worth ?? 0), day: finnishDay(until) }
  const isAccepted = state === 'accepted'
  return letter(req, language, {
    to,
    subject: t(`mail.${isAccepted ? 'accepted' : 'declined'}_subject`, values),
    paragraphs: isAccepted
      ? [t('mail.accepted', values), answer, t('mail.code', values)]
      : [t('mail.declined', values), answer, t('mail.rights', values)],
  })
}
