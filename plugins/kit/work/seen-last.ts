import { LRUCache } from 'lru-cache'
import type { DocumentId, WithPayload } from '../storage/documents.ts'
import { perShop } from '../storage/per-shop.ts'
import type { DocumentWithSteps } from './steps.ts'

/** Of so many documents a process knows what it has seen them owe last. */
const MOST_SEEN = 1000

/** By collection and id. */
const seenOf = perShop('owed seen', () => new LRUCache<string, DocumentWithSteps>({ max: MOST_SEEN }))

/**
 * What a document owed when this process wrote it last. Another may have changed it since: a write over it is guarded by its version, and
 * that it owes nothing is not to be read from it.
 */
export function seenLast(context: WithPayload, collection: string, id: DocumentId): DocumentWithSteps | undefined {
  return seenOf(context).get(`${collection} ${id}`)
}

/** Notes what a document owes as it was written just now. */
export function noteSeen<Seen extends DocumentWithSteps | null>(
  context: WithPayload,
  collection: string,
  seen: Seen,
): Seen {
  if (!seen) return seen
  seenOf(context).set(`${collection} ${seen.id}`, { id: seen.id, owed: seen.owed, owedVersion: seen.owedVersion })
  return seen
}
