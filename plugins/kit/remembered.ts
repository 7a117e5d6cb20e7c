import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'
import { nextNumber, recentNumber } from './counters.ts'
import type { WithPayload } from './documents.ts'

type Hook = CollectionAfterChangeHook & CollectionAfterDeleteHook
/** A small collection that pages and carts read again and again, lying in memory until somebody writes to it. */
export interface Remembered<T> {
  read: (context: WithPayload) => Promise<T>
  /** For whoever writes past the hooks. */
  forget: (context: WithPayload) => Promise<unknown>
  /** For the collection itself: what an editor saves is seen at once, by another process within 200 ms. */
  hooks: { afterChange: [Hook]; afterDelete: [Hook] }
}

/** Reads through memory. `counter` names the number by which every process learns of a change. */
export function remembered<T>(counter: string, read: (context: WithPayload) => Promise<T>): Remembered<T> {
  const known = new WeakMap<Payload, { version: number; value: Promise<T> }>()
  const forget = (context: WithPayload) => nextNumber(context, counter)
  // What a hook gives is taken for the document, so this one gives nothing.
  const forgetAfter: Hook = async ({ req }) => void (await forget(req))

  return {
    async read(context) {
      const version = await recentNumber(context, counter)
      const kept = known.get(context.payload)
      if (kept && kept.version >= version) return kept.value
      const value = read(context)
      known.set(context.payload, { version, value })
      value.catch(() => known.delete(context.payload))
      return value
    },
    forget,
    hooks: { afterChange: [forgetAfter], afterDelete: [forgetAfter] },
  }
}
