import { redirect } from 'next/navigation.js'
import type { ServerProps } from 'payload'
import { needsSecondStep } from '#plugins/kit/requests/caller.ts'
import { secondStepDue } from '#plugins/staff/second-step.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'

/**
 * Shows an administrator without a second step until when this is allowed, and after that redirects every page of the
 * admin to it.
 */
export async function DemandSecondStep({ payload, user }: ServerProps) {
  if (needsSecondStep(user)) redirect('/admin/toinen-vaihe')
  const due = await secondStepDue({ payload }, user ?? null)
  if (due === null) return null
  return (
    <aside className="admin-due" aria-label={t('staff.second_title')}>
      {t('staff.second_due', { moment: formatInstant(new Date(due).toISOString()) })}{' '}
      <a href="/admin/toinen-vaihe">{t('staff.second_begin')}</a>
    </aside>
  )
}
