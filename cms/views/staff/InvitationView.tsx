import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { invitedBy } from '#plugins/staff/invitations.ts'
import { Logo } from '../Logo.tsx'
import { sentenceOf, t } from '../text.ts'
import { ChoosePassword } from './ChoosePassword.tsx'

/** Where an invited member of staff chooses the password. The mailed link is the only proof of identity. */
export async function InvitationView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const token = decodeURIComponent(String([params?.segments].flat().at(-1) ?? ''))
  const member = await invitedBy(req, token)
  return (
    <MinimalTemplate>
      <main className="admin">
        <Logo />
        <h1>{t(member ? 'staff.invitation_title' : 'staff.invitation_over_title')}</h1>
        {member ? (
          <>
            <p>{t('staff.invitation_lead', { name: member.name, email: member.email })}</p>
            <ChoosePassword token={token} />
          </>
        ) : (
          <p>{sentenceOf({ code: 'staff.invitation_over', details: {} })}</p>
        )}
      </main>
    </MinimalTemplate>
  )
}
