import type { CollectionSlug, Where } from 'payload'
import type { RetentionName } from '#domain/retention-periods.ts'
import { deleteWhere } from '../storage/documents.ts'
import { stuckDocuments } from '../work/stuck-steps.ts'
import { retentionCutoff } from './retention-cutoff.ts'
import type { ScheduledTask } from '../extend.ts'

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
