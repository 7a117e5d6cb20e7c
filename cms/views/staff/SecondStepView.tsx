import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { needsSecondStep, staffRolesOf } from '#plugins/kit/requests/caller.ts'
import { ownPasskeys } from '#plugins/staff/passkeys.ts'
import { Logo } from '../Logo.tsx'
import { t } from '../text.ts'
import { OfferedCode } from './OfferedCode.tsx'
import { StaffPasskeys } from './StaffPasskeys.tsx'

/**
 * How a member of staff confirms the sign-in: by passkeys and the one-time code. Administrators are led here once they
 * must have either.
 */
export async function SecondStepView({ initPageResult: { req } }: AdminViewServerProps) {
  if (!staffRolesOf(req) || !req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/toinen-vaihe')}`)
  const { id, email, secondStepOn } = req.user as typeof req.user & { secondStepOn?: boolean }
  return (
    <MinimalTemplate>
      <main className="admin">
        <Logo />
        <h1>{t('staff.second_title')}</h1>
        <p>{t('staff.second_lead')}</p>
        <StaffPasskeys passkeys={await ownPasskeys(req)} />
        <section aria-labelledby="admin-code">
          <h2 id="admin-code">{t('staff.code_title')}</h2>
          {secondStepOn ? <p>{t('staff.code_is_on')}</p> : <OfferedCode id={id} email={String(email)} />}
        </section>
        <p>
          {needsSecondStep(req.user) ? (
            <a href="/admin/logout">{t('staff.second_logout')}</a>
          ) : (
            <a href="/admin">{t('staff.second_later')}</a>
          )}
        </p>
      </main>
    </MinimalTemplate>
  )
}
