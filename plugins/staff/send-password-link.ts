import { createLocalReq, type PayloadRequest, type Where } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { changeIf, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'

/** At most one link in this time: each invalidates the one before, which an attacker could repeat endlessly. */
export const MIN_LINK_INTERVAL_MS = 300_000

/** Mails a password reset link if the account exists. Neither the response nor its time reveals whether it does. */
export async function sendPasswordLink(req: PayloadRequest, email: string): Promise<void> {
  const member = await findOne(req, 'staff', { email: { equals: email.trim().toLowerCase() } })
  if (!member) return
  void createLocalReq({}, req.payload)
    .then((later) => post(later, member))
    .catch((problem: unknown) => req.payload.logger.error({ err: problem }, 'A link to a new password was not posted'))
}

async function post(req: PayloadRequest, { id, name, email }: Stored<'staff'>): Promise<void> {
  const askedAt = nowIso()
  const isDue = { and: [{ id: { equals: id } }, isOlderThan(new Date(now().getTime() - MIN_LINK_INTERVAL_MS))] }
  const claimed = await changeIf(req, 'staff', isDue, { resetPasswordRequestedAt: askedAt })
  if (!claimed) return
  const token = await req.payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true, req })
  const t = textOf(STAFF_LANGUAGE, 'staff')
  const written = await letter(req, STAFF_LANGUAGE, {
    to: email,
    subject: t('password.subject'),
    paragraphs: [t('password.asked', { name }), t('password.not_asked')],
    links: [{ href: shopUrl(`/admin/reset/${token}`), label: t('password.link') }],
    // Staff need neither the terms of sale nor customer service.
    footer: { lines: [textOf(STAFF_LANGUAGE, 'mail')('footer_staff')], links: [] },
  })
  await enqueueLetter(req, `password ${id} ${askedAt}`, written)
}

function isOlderThan(instant: Date): Where {
  const never = { resetPasswordRequestedAt: { exists: false } }
  return { or: [never, { resetPasswordRequestedAt: { less_than_equal: instant.toISOString() } }] }
}
