import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import type { DocumentId, WithPayload } from '../storage/documents.ts'
import type { OwingDocument } from './steps.ts'

/** Of so many documents a process knows what it has seen them owe last. */
const MOST_SEEN = 1000

declare global {
  /** By collection and id. Global, since the bundles share no module state. */
  var owedSeen: WeakMap<Payload, LRUCache<string, OwingDocument>> | undefined
}

/**
 * What a document owed when this process wrote it last. Another may have changed it since: a write over it is guarded by its version, and
 * that it owes nothing is not to be read from it.
 */
export function seenLast({ payload }: WithPayload, collection: string, id: DocumentId): OwingDocument | undefined {
  return globalThis.owedSeen?.get(payload)?.get(`${collection} ${id}`)
}

/** Notes what a document owes as it was written just now. */
export function noteSeen<Seen extends OwingDocument | null>(
  { payload }: WithPayload,
  collection: string,
  seen: Seen,
): Seen {
  if (!seen) return seen
  const all = (globalThis.owedSeen ??= new WeakMap())
  const documents = all.get(payload) ?? new LRUCache<string, OwingDocument>({ max: MOST_SEEN })
  all.set(payload, documents)
  documents.set(`${collection} ${seen.id}`, { id: seen.id, owed: seen.owed, owedVersion: seen.owedVersion })
  return seen
}
