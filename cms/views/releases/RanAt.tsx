import { formatTimeOfDay } from '../format.ts'
import { t } from '../text.ts'

/** When the scheduler last went through releases. */
export function RanAt({ at }: { at: string | null }) {
  return <p>{at ? t('release.ran', { time: formatTimeOfDay(at) }) : t('release.never_ran')}</p>
}
