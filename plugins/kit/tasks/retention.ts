import type { CollectionSlug, Where } from 'payload'
import { retentionPeriods, type RetentionName } from '#domain/retention-periods.ts'
import { now } from '../clock.ts'
import { deleteWhere } from '../storage/documents.ts'
import { stuckDocuments } from '../work/stuck-steps.ts'
import type { ScheduledTask } from '../extend.ts'

const DAY_MS = 86_400_000

/**
 * A task that deletes documents past their retention time. `isOld` selects those from before the given instant. What something is stuck of
 * stays until staff have seen to it.
 */
export function retentionTask(
  what: RetentionName,
  collection: CollectionSlug,
  isOld: (before: string) => Where,
): ScheduledTask {
  return {
    name: `forget ${what}`,
    every: 3_600_000,
    async run({ payload }) {
      const stuck = await stuckDocuments({ payload }, collection)
      const old = isOld(retentionCutoff(what))
      await deleteWhere({ payload }, collection, stuck.length > 0 ? { and: [old, { id: { not_in: stuck } }] } : old)
      return 0
    },
  }
}

/** The instant (ISO) before which data of this kind is past its retention time. */
export function retentionCutoff(what: RetentionName): string {
  return new Date(now().getTime() - retentionPeriods[what].days * DAY_MS).toISOString()
}
