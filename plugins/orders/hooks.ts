import type { PayloadRequest } from 'payload'
import type { SubscriptionInterval } from '#contracts/cart.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { hook, namedHook } from '#plugins/kit/hook.ts'
import type { Order, OrderSource } from './order.ts'

/** What the subject that makes orders of a kind does when one moves to another state. May be called any number of times for one. */
export type FollowsOrder = (req: PayloadRequest, order: Order) => Promise<void>

/** Follows orders when they move, by the kind of their source. */
export const orderFollowers = namedHook<FollowsOrder, OrderSource['kind']>('order followers')

/** Whether a follower is notified when this order moves. */
export function isFollowed(req: PayloadRequest, { source }: Pick<Order, 'source'>): boolean {
  return orderFollowers.get(req, source.kind) !== undefined
}

/** Notifies the follower that made an order of its state. */
export async function notifyFollower(req: PayloadRequest, order: Order): Promise<void> {
  await orderFollowers.get(req, order.source.kind)?.(req, order)
}

/** Follows orders whose buyer has withdrawn by law, by the kind of their source. */
export const withdrawalFollowers = namedHook<FollowsOrder, OrderSource['kind']>('withdrawal followers')

/**
 * Notifies the follower that made an order that its buyer has withdrawn. May be called any number of times for one
 * order.
 */
export async function notifyWithdrawn(req: PayloadRequest, order: Order): Promise<void> {
  await withdrawalFollowers.get(req, order.source.kind)?.(req, order)
}

/** The subject that books the fittings of ordered glasses. */
export interface FittingBookings {
  /** Whether the fitting of an order is booked, or its customer has come to it. */
  isBooked: (req: PayloadRequest, number: string) => Promise<boolean>
  /** Cancels the fitting of an order that needs none any more. May be called any number of times. */
  cancel: (req: PayloadRequest, number: string) => Promise<void>
}

/** The subject that books fittings. */
export const fittingBookings = hook<FittingBookings>('fitting bookings')

/** What the confirmation of an order says of the subscriptions that begin with it. */
export interface SubscriptionWords {
  paragraphs: string[]
  links: { href: string; label: string }[]
}

/** The subject that has subscriptions, which begin with an order. */
export interface SubscriptionOwner {
  /**
   * Begins the subscriptions of an order whose lines come at an interval, once it is placed. `order.card` is the stored
   * card; null where none was stored, so that the customer must give one. May be called any number of times for one
   * order.
   */
  begin: (req: PayloadRequest, order: Order) => Promise<void>
  /**
   * Ends the subscriptions that began with these rows of an order, which were canceled or came back, so that no later
   * delivery is charged. May be called any number of times.
   */
  end: (req: PayloadRequest, order: Order, intervals: readonly SubscriptionInterval[]) => Promise<void>
  /**
   * Ends them as well where their customer has withdrawn from the contract, and gives back what later deliveries have cost. False
   * where one of them has not begun yet, so that it must be asked again. May be called any number of times.
   */
  withdraw: (req: PayloadRequest, order: Order, intervals: readonly SubscriptionInterval[]) => Promise<boolean>
  /** Money of a later delivery's order has gone back. May be called any number of times for one refund. */
  refunded: (req: PayloadRequest, order: Order, entry: RefundEntry) => Promise<void>
  /** What comes next, for the confirmation of the order. */
  words: (order: Order) => SubscriptionWords
}

/** The subject that has subscriptions. */
export const subscriptionOwner = hook<SubscriptionOwner>('subscription owner')

/** Has the subscriptions of an order begun. */
export async function beginSubscriptions(req: PayloadRequest, order: Order): Promise<void> {
  const owner = subscriptionOwner.only(req)
  if (!owner) throw new Error('No subject begins subscriptions')
  await owner.begin(req, order)
}

/** Has the subscriptions ended that began with rows of an order, of all its rows by default. */
export async function endSubscriptions(
  req: PayloadRequest,
  order: Order,
  rows = order.bought.lines.map(({ ref }) => ref),
): Promise<void> {
  const intervals = intervalsOf(order, rows)
  if (intervals.length > 0) await subscriptionOwner.only(req)?.end(req, order, intervals)
}

/** Has the subscriptions withdrawn from that began with these rows of an order. False where it must be asked again. */
export async function withdrawSubscriptions(
  req: PayloadRequest,
  order: Order,
  rows: readonly string[],
): Promise<boolean> {
  const intervals = intervalsOf(order, rows)
  return intervals.length === 0 || ((await subscriptionOwner.only(req)?.withdraw(req, order, intervals)) ?? true)
}

function intervalsOf({ bought }: Order, rows: readonly string[]): SubscriptionInterval[] {
  return bought.lines.flatMap(({ ref, subscriptionInterval }) =>
    rows.includes(ref) && subscriptionInterval ? [subscriptionInterval] : [],
  )
}

/** Notifies the subscription that made an order of a refund of it. */
export async function notifyRefunded(req: PayloadRequest, order: Order, entry: RefundEntry): Promise<void> {
  if (order.source.kind === 'subscription') await subscriptionOwner.only(req)?.refunded(req, order, entry)
}

/** What the confirmation of an order says of its subscriptions. */
export function subscriptionWords(req: PayloadRequest, order: Order): SubscriptionWords {
  return subscriptionOwner.only(req)?.words(order) ?? { paragraphs: [], links: [] }
}
