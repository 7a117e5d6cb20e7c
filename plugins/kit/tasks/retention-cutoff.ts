import { retentionPeriods, type RetentionName } from '#domain/retention-periods.ts'
import { nowIso } from '../clock.ts'

const DAY_MS = 86_400_000

/** The instant (ISO) before which data of this kind is past its retention time. */
export function retentionCutoff(what: RetentionName): string {
  return nowIso(-retentionPeriods[what].days * DAY_MS)
}
