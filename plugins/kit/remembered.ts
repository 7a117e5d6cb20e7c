import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload'
import { nextNumber, recentNumber } from './counters.ts'

type Hook = CollectionAfterChangeHook & CollectionAfterDeleteHook
type Hand = Pick<PayloadRequest, 'payload'> | { payload: Payload }

/** A small collection that pages and carts read again and again, lying in memory until somebody writes to it. */
export interface Remembered<T> {
  read: (hand: Hand) => Promise<T>
  /** For whoever writes past the hooks. */
  forget: (hand: Hand) => Promise<unknown>
  /** For the collection itself: what an editor saves is seen at once, by another process within 200 ms. */
  hooks: { afterChange: [Hook]; afterDelete: [Hook] }
}

/** Reads through memory. `counter` names the number by which every process learns of a change. */
export function remembered<T>(counter: string, read: (hand: Hand) => Promise<T>): Remembered<T> {
  const known = new WeakMap<Payload, { version: number; value: Promise<T> }>()
  const forget = (hand: Hand) => nextNumber(hand, counter)
  // What a hook gives is taken for the document, so this one gives nothing.
  const forgetAfter: Hook = async ({ req }) => void (await forget(req))

  return {
    async read(hand) {
      const version = await recentNumber(hand, counter)
      const kept = known.get(hand.payload)
      if (kept && kept.version >= version) return kept.value
      const value = read(hand)
      known.set(hand.payload, { version, value })
      value.catch(() => known.delete(hand.payload))
      return value
    },
    forget,
    hooks: { afterChange: [forgetAfter], afterDelete: [forgetAfter] },
  }
}
