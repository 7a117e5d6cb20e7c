import type { Where } from 'payload'
import { retentionPeriods, type RetentionName } from '#domain/retention-periods.ts'
import { now } from './clock.ts'
import type { ScheduledTask } from './extend.ts'

const DAY_MS = 86_400_000

/** Forgets what has been kept for its time. `isOld` says which documents, given the instant before which they are. */
export function forgetting(what: RetentionName, collection: string, isOld: (before: string) => Where): ScheduledTask {
  return {
    name: `forget ${what}`,
    every: 3_600_000,
    async run({ payload }) {
      await payload.db.deleteMany({ collection: collection as never, where: isOld(keptSince(what)) })
      return 0
    },
  }
}

/** What is older than this instant has been kept for its time. */
export function keptSince(what: RetentionName): string {
  return new Date(now().getTime() - retentionPeriods[what].days * DAY_MS).toISOString()
}
