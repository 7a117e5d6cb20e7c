import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { Order, OrderSource } from './order.ts'

/** What the subject that makes orders of a kind does when one moves to another state. May be called any number of times for one. */
export type FollowsOrder = (req: PayloadRequest, order: Order) => Promise<void>

const EXTENSION_POINT = 'order followers'

/** For `extend`: registers the followers that are notified of orders made by them, by the kind of their source. */
export function followingOrders(followers: Partial<Record<OrderSource['kind'], FollowsOrder>>): Handlers {
  return { [EXTENSION_POINT]: followers }
}

/** Whether a follower is notified when this order moves. */
export function isFollowed({ payload }: PayloadRequest, { source }: Pick<Order, 'source'>): boolean {
  return handlersOf<FollowsOrder>(payload.config, EXTENSION_POINT).has(source.kind)
}

/** Notifies the follower that made an order of its state. */
export async function notifyFollower(req: PayloadRequest, order: Order): Promise<void> {
  await handlersOf<FollowsOrder>(req.payload.config, EXTENSION_POINT).get(order.source.kind)?.(req, order)
}

const WITHDRAWERS = 'order withdrawers'

/**
 * For `extend`: registers the followers that are notified when the buyer of one of their orders has withdrawn by law.
 */
export function withdrawingOrders(withdrawers: Partial<Record<OrderSource['kind'], FollowsOrder>>): Handlers {
  return { [WITHDRAWERS]: withdrawers }
}

/**
 * Notifies the follower that made an order that its buyer has withdrawn. May be called any number of times for one
 * order.
 */
export async function notifyWithdrawn(req: PayloadRequest, order: Order): Promise<void> {
  await handlersOf<FollowsOrder>(req.payload.config, WITHDRAWERS).get(order.source.kind)?.(req, order)
}
