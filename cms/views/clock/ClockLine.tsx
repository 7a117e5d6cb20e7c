import { nowIso } from '#plugins/kit/clock.ts'
import { formatInstant } from '../format-time.ts'
import { t } from '../text.ts'

/** Says on every page of the admin of a demo whose clock was moved that its day is not today's. */
export function ClockLine() {
  if (!globalThis.clockAheadMs) return null
  return (
    <aside className="desk-clock" aria-label={t('clock.label')}>
      {t('clock.line', { moment: formatInstant(nowIso()) })}
    </aside>
  )
}
