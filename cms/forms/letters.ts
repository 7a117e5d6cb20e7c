import type { PayloadRequest } from 'payload'
import { SHOP_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter, type Letter } from '#plugins/kit/mail/outbox.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { contentOf, type Content, type Submission } from './repository.ts'

/** Where staff read what was sent. */
export const SUBMISSIONS_PATH = '/admin/lomakkeet'

/** Notifies the form's receiver and, where it gave an address, its sender. */
export const submissionSteps = steps('form-submissions', {
  letters: { run: (req, stored) => postLetters(req, stored, contentOf(req, stored)) },
})

async function postLetters(req: PayloadRequest, submission: Submission, { email }: Content): Promise<void> {
  const { ref } = submission
  await enqueueLetter(req, `form ${ref} received`, await arrivedLetter(req, submission))
  if (email !== '')
    await enqueueLetter(req, `form ${ref} confirmation`, await confirmationLetter(req, submission, email))
}

/** To staff. What was sent may say something of health, so the letter only leads to it. */
function arrivedLetter(req: PayloadRequest, { title, receiver }: Submission): Promise<Letter> {
  const t = textOf(SHOP_LANGUAGE, 'forms')
  return letter(req, SHOP_LANGUAGE, {
    to: receiver,
    subject: t('mail.arrived.subject', { title }),
    paragraphs: [t('mail.arrived.what', { title }), t('mail.arrived.why_link')],
    links: [{ href: shopUrl(SUBMISSIONS_PATH), label: t('mail.arrived.open') }],
  })
}

/**
 * To the sender. Nothing of what was typed is in it: the address was typed as well, and could be used to send others
 * something in our name.
 */
function confirmationLetter(req: PayloadRequest, { title, language }: Submission, to: string): Promise<Letter> {
  const t = textOf(language, 'forms')
  return letter(req, language, {
    to,
    subject: t('mail.confirmation.subject', { title }),
    paragraphs: ['taken', 'next', 'not_you'].map((part) => t(`mail.confirmation.${part}`, { title })),
  })
}
