import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { isDemo } from '#plugins/kit/demo-clock/stored-clock.ts'
import { t } from '../text.ts'
import { CLOCK_PATH } from './clock-path.ts'

/** Leads to the clock on a demo, where administrators may move it. */
export function ClockLink({ user }: { user?: PayloadRequest['user'] }) {
  if (!isDemo() || !user?.roles.includes('admin')) return null
  return (
    <Link className="nav__link" href={CLOCK_PATH} prefetch={false}>
      <span className="nav__link-label">{t('clock.title')}</span>
    </Link>
  )
}
