import type { AdminViewServerProps } from 'payload'
import { nowIso } from '#plugins/kit/clock.ts'
import { isDemo } from '#plugins/kit/demo-clock/stored-clock.ts'
import { AdminPage } from '../AdminPage.tsx'
import { formatInstant } from '../format.ts'
import { onlyFor } from '../staff-only.ts'
import { sentenceOf, t } from '../text.ts'
import { CLOCK_PATH } from './ClockLinks.tsx'
import { MoveClock } from './MoveClock.tsx'

/** The clock of a demo: what happens next, and a way there. */
export function ClockView(view: AdminViewServerProps) {
  onlyFor(['admin'], view.initPageResult.req, CLOCK_PATH)
  const moment = formatInstant(nowIso())
  return (
    <AdminPage view={view} title={t('clock.title')} lead={t('clock.lead')}>
      {isDemo() ? <MoveClock startsAt={moment} /> : <p>{sentenceOf({ code: 'clock.not_demo', details: {} })}</p>}
    </AdminPage>
  )
}
