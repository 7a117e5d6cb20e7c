import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { nowIso } from '#plugins/kit/clock.ts'
import { isDemo } from '#plugins/kit/demo-clock/stored-clock.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'

/** Says on every page of the admin of a demo whose clock was moved that its day is not today's. */
export function ClockLine() {
  if (!globalThis.clockAheadMs) return null
  return (
    <aside className="admin-clock" aria-label={t('clock.label')}>
      {t('clock.line', { moment: formatInstant(nowIso()) })}
    </aside>
  )
}

export const CLOCK_PATH = '/admin/kello'

/** Leads to the clock on a demo, where administrators may move it. */
export function ClockLink({ user }: { user?: PayloadRequest['user'] }) {
  if (!isDemo() || !user?.roles.includes('admin')) return null
  return (
    <Link className="nav__link" href={CLOCK_PATH} prefetch={false}>
      <span className="nav__link-label">{t('clock.title')}</span>
    </Link>
  )
}
