import { bounds } from '#domain/bounds.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { batchesOf, CONCURRENT } from './repository.ts'

const MOST_UNREAD = bounds['batches unread'].most

/** Which batches other processes have written that this one has not read. */
export interface Elsewhere {
  /** The last batch of this process. */
  last: number | undefined
  /** Numbers that others have. One who is still writing, or was killed, has not stored its batch. */
  unread: Set<number>
}

/**
 * What other processes have stored, and the one before a restart, up to a batch that this one is about to write. A
 * process alone on its database reads nothing but once. A batch that is not stored yet is read the next time, as long
 * as its process may still be writing it.
 */
export async function* storedElsewhere(
  context: WithPayload,
  elsewhere: Elsewhere,
  number: number,
): AsyncGenerator<{ tenant: string; market: string; id: string }> {
  const { unread } = elsewhere
  const from = Math.max(elsewhere.last ?? number - 1 - CONCURRENT, number - 1 - MOST_UNREAD, 0)
  for (let other = from + 1; other < number; other += 1) unread.add(other)
  elsewhere.last = number
  if (unread.size === 0) return
  for await (const { number: found, tenant, market, events } of batchesOf(context, [...unread])) {
    unread.delete(found)
    for (const { id } of events) yield { tenant, market, id }
  }
  for (const other of unread) if (other < number - CONCURRENT) unread.delete(other)
}
