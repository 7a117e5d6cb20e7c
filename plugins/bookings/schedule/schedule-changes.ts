import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { EXAMS_TAG } from '#domain/cache-tags.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** The counter that every change of exams, examiners, shifts and absences raises, for all processes. */
export const SCHEDULES = 'schedules'

/** For writes that bypass the hooks. */
export async function schedulesChanged(context: WithPayload): Promise<void> {
  await nextNumber(context, SCHEDULES)
  await invalidate(context, [EXAMS_TAG])
}

// Payload takes a hook's result for the document, so this one returns none.
const changed: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ req }) => schedulesChanged(req)

/** Hooks of the collections that schedules are made of. */
export const scheduleHooks: { afterChange: CollectionAfterChangeHook[]; afterDelete: CollectionAfterDeleteHook[] } = {
  afterChange: [changed],
  afterDelete: [changed],
}
