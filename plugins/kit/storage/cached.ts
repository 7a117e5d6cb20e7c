import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'
import { nextNumber, recentNumber } from './counters.ts'
import type { WithPayload } from './documents.ts'

type Hook = CollectionAfterChangeHook & CollectionAfterDeleteHook
/** An in-memory cache of a small, often read collection, valid until a write. */
export interface Cached<T> {
  read: (context: WithPayload) => Promise<T>
  /** For writes that bypass the hooks. */
  invalidate: (context: WithPayload) => Promise<unknown>
  /** Hooks for the collection: an editor's change is visible at once, in another process within 200 ms. */
  hooks: { afterChange: [Hook]; afterDelete: [Hook] }
}

/** A read-through cache. `counter` names the counter that a change raises, for all processes. */
export function cached<T>(counter: string, read: (context: WithPayload) => Promise<T>): Cached<T> {
  const entries = new WeakMap<Payload, { version: number; value: Promise<T> }>()
  const invalidate = (context: WithPayload) => nextNumber(context, counter)
  // Payload takes a hook's result for the document, so this one returns none.
  const invalidateAfter: Hook = async ({ req }) => void (await invalidate(req))

  return {
    async read(context) {
      const version = await recentNumber(context, counter)
      const hit = entries.get(context.payload)
      if (hit && hit.version >= version) return hit.value
      const value = read(context)
      entries.set(context.payload, { version, value })
      value.catch(() => entries.delete(context.payload))
      return value
    },
    invalidate,
    hooks: { afterChange: [invalidateAfter], afterDelete: [invalidateAfter] },
  }
}
