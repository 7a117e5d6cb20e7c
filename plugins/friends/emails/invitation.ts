import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
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
