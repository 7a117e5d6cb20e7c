import type { CollectionConfig, CollectionSlug, PayloadRequest, Where } from 'payload'
import type { RetentionName } from '#domain/retention-periods.ts'
import type { Declared } from '../admin/declares.ts'
import { deleteWhere } from '../storage/documents.ts'
import { stuckDocuments } from '../work/stuck-steps.ts'
import { retentionCutoff } from './retention-cutoff.ts'

/**
 * The tasks that delete documents of a collection past the periods which it declares. What something is stuck of stays until staff
 * have seen to it.
 */
export function retentionTasks({ slug, custom }: CollectionConfig) {
  const { forgotten: erased = {} } = (custom?.['declared'] ?? {}) as Partial<Declared>
  return Object.entries(erased).flatMap(([what, isOld]) =>
    isOld === 'apart' ? [] : [retentionTask(what as RetentionName, slug as CollectionSlug, isOld)],
  )
}

function retentionTask(what: RetentionName, collection: CollectionSlug, isOld: (before: string) => Where) {
  return {
    name: `forget ${what}`,
    every: 3_600_000,
    async run({ payload }: Pick<PayloadRequest, 'payload'>) {
      const stuck = await stuckDocuments({ payload }, collection)
      const old = isOld(retentionCutoff(what))
      await deleteWhere({ payload }, collection, stuck.length > 0 ? { and: [old, { id: { not_in: stuck } }] } : old)
      return 0
    },
  }
}
