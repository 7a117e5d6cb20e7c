import type { PayloadRequest } from 'payload'
import type { SubscriptionInterval } from '#contracts/cart.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { Order } from './order.ts'

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

const EXTENSION_POINT = 'subscription owner'

/** For `extend`: registers what a later subject makes of orders with which subscriptions begin. */
export function owningSubscriptions(owner: Partial<SubscriptionOwner>): Handlers {
  return { [EXTENSION_POINT]: owner }
}

/** Has the subscriptions of an order begun. */
export async function beginSubscriptions(req: PayloadRequest, order: Order): Promise<void> {
  const begin = registered(req, 'begin')
  if (!begin) throw new Error('No subject begins subscriptions')
  await begin(req, order)
}

/** Has the subscriptions ended that began with rows of an order, of all its rows by default. */
export async function endSubscriptions(
  req: PayloadRequest,
  order: Order,
  rows = order.bought.lines.map(({ ref }) => ref),
): Promise<void> {
  const intervals = intervalsOf(order, rows)
  if (intervals.length > 0) await registered(req, 'end')?.(req, order, intervals)
}

/** Has the subscriptions withdrawn from that began with these rows of an order. False where it must be asked again. */
export async function withdrawSubscriptions(
  req: PayloadRequest,
  order: Order,
  rows: readonly string[],
): Promise<boolean> {
  const intervals = intervalsOf(order, rows)
  return intervals.length === 0 || ((await registered(req, 'withdraw')?.(req, order, intervals)) ?? true)
}

function intervalsOf({ bought }: Order, rows: readonly string[]): SubscriptionInterval[] {
  return bought.lines.flatMap(({ ref, subscriptionInterval }) =>
    rows.includes(ref) && subscriptionInterval ? [subscriptionInterval] : [],
  )
}

/** Notifies the subscription that made an order of a refund of it. */
export async function notifyRefunded(req: PayloadRequest, order: Order, entry: RefundEntry): Promise<void> {
  if (order.source.kind === 'subscription') await registered(req, 'refunded')?.(req, order, entry)
}

/** What the confirmation of an order says of its subscriptions. */
export function subscriptionWords(req: PayloadRequest, order: Order): SubscriptionWords {
  return registered(req, 'words')?.(order) ?? { paragraphs: [], links: [] }
}

function registered<Name extends keyof SubscriptionOwner>(
  { payload }: PayloadRequest,
  name: Name,
): SubscriptionOwner[Name] | undefined {
  return handlersOf<SubscriptionOwner[Name]>(payload.config, EXTENSION_POINT).get(name)
}
