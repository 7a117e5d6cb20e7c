import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { brand } from '#domain/brand.ts'
import { staffRolesOf } from '#plugins/kit/requests/caller.ts'
import { secretUrl } from '#plugins/staff/one-time-code.ts'
import { isSecondStepOverdue, offerSecret } from '#plugins/staff/second-step.ts'
import { encode } from 'uqr'
import { Logo } from '../Logo.tsx'
import { t } from '../text.ts'
import { ConfirmSecondStep } from './ConfirmSecondStep.tsx'

/** Where a member of staff takes one-time codes into use. Administrators are led here once they must have it. */
export function SecondStepView({ initPageResult: { req } }: AdminViewServerProps) {
  if (!staffRolesOf(req) || !req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/toinen-vaihe')}`)
  const { id, email, secondStepOn } = req.user as typeof req.user & { secondStepOn?: boolean }
  if (secondStepOn) redirect('/admin')
  const { secret, offer } = offerSecret(id)
  const url = secretUrl(secret, { shop: brand.name, email: String(email) })
  const { size, data } = encode(url, { border: 4 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <MinimalTemplate>
      <main className="desk">
        <Logo />
        <h1>{t('staff.second_title')}</h1>
        <p>{t('staff.second_lead')}</p>
        <ol>
          <li>{t('staff.second_program')}</li>
          <li>
            {t('staff.second_scan')}
            <svg
              className="desk-qr"
              role="img"
              aria-label={t('staff.second_picture')}
              viewBox={`0 0 ${size} ${size}`}
              shapeRendering="crispEdges"
            >
              <rect width={size} height={size} fill="#fff" />
              <path d={dots.join('')} fill="#000" />
            </svg>
            <p>
              <a href={url}>{t('staff.second_tap')}</a> {t('staff.second_typed')}{' '}
              <code>{secret.match(/.{4}/g)?.join(' ')}</code>
            </p>
          </li>
          <li>{t('staff.second_code')}</li>
        </ol>
        <ConfirmSecondStep offer={offer} />
        <p>
          {isSecondStepOverdue(req.user) ? (
            <a href="/admin/logout">{t('staff.second_logout')}</a>
          ) : (
            <a href="/admin">{t('staff.second_later')}</a>
          )}
        </p>
      </main>
    </MinimalTemplate>
  )
}
