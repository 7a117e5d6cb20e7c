import type { Payload } from 'payload'
import type { WithPayload } from './documents.ts'

declare global {
  /** By name, then by shop. Global, since the bundles of one process share no module state. */
  var shopSlots: Map<string, WeakMap<Payload, object>> | undefined
}

/**
 * What a process keeps in memory for a shop: one value of this name, made when it is first asked for and gone with the
 * shop. Two shops in one process have their own each, the bundles of one shop have the same. `name` is given once.
 * Module state would differ between the bundles; the plan test allows no other such slot.
 */
export function perShop<Stored extends object>(name: string, make: () => Stored): (context: WithPayload) => Stored {
  return ({ payload }) => {
    const slots = (globalThis.shopSlots ??= new Map<string, WeakMap<Payload, object>>())
    const slot = slots.get(name) ?? new WeakMap<Payload, object>()
    slots.set(name, slot)
    const stored = slot.get(payload) ?? make()
    slot.set(payload, stored)
    return stored as Stored
  }
}
