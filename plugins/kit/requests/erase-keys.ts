import { nowIso } from '../clock.ts'
import type { ScheduledTask } from '../extend.ts'
import { deleteWhere } from '../storage/documents.ts'

const COLLECTION = 'idempotency-keys'
/** Longer than any request takes, where the clocks of two processes differ by a minute. */
const ABANDONED_AFTER_MS = 120_000

/** Releases the keys of requests that a crash interrupted. */
export const sweepIdempotencyKeys: ScheduledTask = {
  name: 'idempotency keys',
  every: 60_000,
  async run({ payload }) {
    const before = nowIso(-ABANDONED_AFTER_MS)
    const abandoned = { and: [{ isDone: { not_equals: true } }, { createdAt: { less_than: before } }] }
    await deleteWhere({ payload }, COLLECTION, abandoned)
    return 0
  },
}
