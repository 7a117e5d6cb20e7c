import { randomInt } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { textOf } from '#locales/texts.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { noteIf, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { later } from '#plugins/kit/tasks/later.ts'
import { staffLetter } from './staff-letter.ts'

/** At most one link in this time: each invalidates the one before, which an attacker could repeat endlessly. */
export const MIN_LINK_INTERVAL_MS = 300_000

/** When an account is looked for and its link mailed, in milliseconds after it was asked for. */
const MAILED_AFTER = { least: 200, most: 2_000 }

/**
 * Mails a password reset link if the account exists, a random moment later: neither the response nor its time, nor that of
 * the next response, reveals whether it does.
 */
export function sendPasswordLink(req: PayloadRequest, email: string): void {
  const moment = randomInt(MAILED_AFTER.least, MAILED_AFTER.most)
  later(req.payload, 'a link to a new password of staff', moment, async (own) => {
    const member = await findOne(own, 'staff', { email: { equals: accountEmail(email) } })
    if (member) await post(own, member)
  })
}

async function post(req: PayloadRequest, { id, name, email }: Stored<'staff'>): Promise<void> {
  const askedAt = nowIso()
  const isDue = { and: [{ id: { equals: id } }, isOlderThan(new Date(now().getTime() - MIN_LINK_INTERVAL_MS))] }
  const claimed = await noteIf(req, 'staff', isDue, { resetPasswordRequestedAt: askedAt })
  if (!claimed) return
  const token = await req.payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true, req })
  const t = textOf(STAFF_LANGUAGE, 'staff')
  const written = await staffLetter(req, {
    to: email,
    subject: t('password.subject'),
    paragraphs: [t('password.asked', { name }), t('password.not_asked')],
    link: { path: `/admin/reset/${token}`, label: t('password.link') },
  })
  await enqueueLetter(req, `password ${id} ${askedAt}`, written)
}

function isOlderThan(instant: Date): Where {
  const never = { resetPasswordRequestedAt: { exists: false } }
  return { or: [never, { resetPasswordRequestedAt: { less_than_equal: instant.toISOString() } }] }
}
