import type { PayloadRequest } from 'payload'
import type { FriendsBenefit } from '#contracts/friends.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { termsToKeep } from '#plugins/agreements/terms-to-keep.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { friendsUrl } from '../friends-link.ts'
import type { Member } from '../repository.ts'

/** Asks the owner of the mailbox to confirm the joining, or informs a member of the membership. */
export function invitationLetter(req: PayloadRequest, member: Member): Promise<Letter> {
  const t = textOf(member.language, 'friends')
  const kind = member.state === 'member' ? 'already' : 'confirm'
  return letter(req, member.language, {
    to: member.email,
    subject: t(`mail.${kind}_subject`),
    paragraphs: [t(`mail.${kind}`), t('mail.not_asked')],
    links: [{ href: friendsUrl(member), label: t(`mail.${kind}_link`) }],
  })
}

/** Informs a new member of the benefits, the terms, and how to leave. */
export async function welcomeLetter(
  req: PayloadRequest,
  member: Member,
  benefits: readonly FriendsBenefit[],
): Promise<Letter> {
  const t = textOf(member.language, 'friends')
  const terms = await termsToKeep(req, member.language, [['friends_terms', member.termsVersion]])
  const codes = benefits.filter(({ code }) => code !== null)
  return letter(req, member.language, {
    to: member.email,
    subject: t('mail.welcome_subject'),
    ...terms,
    paragraphs: [
      t('mail.welcome'),
      t('mail.benefits'),
      ...codes.map(({ code, until }) =>
        until
          ? t('mail.code_until', { code: code ?? '', day: finnishDay(until) })
          : t('mail.code_waits', { code: code ?? '' }),
      ),
      t('mail.leave'),
    ],
    links: [{ href: friendsUrl(member), label: t('mail.welcome_link') }, ...terms.links],
  })
}
