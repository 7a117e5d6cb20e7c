import type { PayloadRequest } from 'payload'
import { overdueBefore, pickupUntil, readySince } from '#domain/orders/pickup.ts'
import { assertMove } from '#domain/orders/transitions.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasRole, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { today } from '#plugins/kit/clock.ts'
import { findAll, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { ownStoreOf } from '#plugins/stores/own-store.ts'
import type { Order } from '../order.ts'
import { changeOrder, withEvent } from '../repository.ts'

/** What staff of a store see of an order that lies ready there: no goods, no prices and nothing of health. */
export interface Pickup {
  number: string
  customerName: string
  /** ISO instant since which it, or the latest part of it, lies ready. */
  since: string
  /** The last day (ISO) on which it can be collected. */
  until: string
  /** Something of it is still to come, so that it is not handed over as a whole yet. */
  isPart: boolean
}

const MAY_LIE_READY = { state: { in: ['received', 'pending', 'confirmed', 'sent'] } }

/** What lies ready in a store, by its number, the longest first. */
export async function pickupsOf(req: PayloadRequest, store: number): Promise<Pickup[]> {
  const where = { and: [{ pickupStore: { equals: store } }, MAY_LIE_READY] }
  const fields = ['number', 'customerName', 'state', 'fulfillments', 'timeline'] as const
  const found = await findAll(req, 'orders', where, { fields })
  const ready = found.flatMap(({ number, customerName, state, fulfillments, timeline }) => {
    const since = readySince({ state, fulfillments: fulfillments ?? [], timeline })
    return since === null ? [] : [{ number, customerName, since, until: pickupUntil(since), isPart: state !== 'sent' }]
  })
  return ready.toSorted((a, b) => (a.since < b.since ? -1 : 1))
}

/** An order that was not collected in time. Order staff record its return (docs/decisions/shipping-and-pickup.md). */
export interface Uncollected extends Pick<Pickup, 'number' | 'customerName' | 'until'> {
  id: DocumentId
  /** Number of the store where it lies. */
  store: number
}

/** Parcels that have lain in any store after their last day, the longest first. */
export async function uncollectedPickups(req: PayloadRequest): Promise<Uncollected[]> {
  // It was ordered before it lay ready, so that the index of that instant leaves out the most.
  const isOld = { placedAt: { less_than: `${overdueBefore(today())}T24` } }
  const where = { and: [{ pickupStore: { exists: true } }, isOld, { state: { equals: 'sent' } }] }
  const fields = ['number', 'customerName', 'state', 'fulfillments', 'timeline', 'pickupStore'] as const
  const found = await findAll(req, 'orders', where, { fields })
  const over = found.flatMap(({ id, number, customerName, state, fulfillments, timeline, pickupStore }) => {
    const since = readySince({ state, fulfillments: fulfillments ?? [], timeline })
    if (since === null || pickupUntil(since) >= today()) return []
    return [{ id, number, customerName, store: pickupStore ?? 0, until: pickupUntil(since) }]
  })
  return over.toSorted((a, b) => (a.until < b.until ? -1 : 1))
}

/**
 * Notes that an order was handed over in its store. Order staff do so for every store, other staff for their own: an
 * order of another store is not found for them. Throws `order.not_found` and `order.step_not_allowed`.
 */
export async function handOver(req: PayloadRequest, number: string): Promise<Order> {
  const own = hasRole(req, ORDER_STAFF) ? 'every store' : await ownStoreOf(req)
  return changeOrder(req, number, (order) => {
    const { pickupStore = null, state } = order
    if (own !== 'every store' && (pickupStore === null || pickupStore !== own)) throw new Refusal('order.not_found')
    if (pickupStore === null) throw new Refusal('order.step_not_allowed')
    assertMove(state, 'delivered')
    return { state: 'delivered', ...withEvent(order, 'delivered', staffNameOf(req)) }
  })
}
