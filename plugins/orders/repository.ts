import type { PayloadRequest, Where } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import type { SealedPrescriptions } from '#plugins/checkout/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf, createUnlessTaken, findEach, findAll, findOne } from '#plugins/kit/documents.ts'
import { openSealed } from '#plugins/kit/open-sealed.ts'
import type { DeskOrder, Order, OrderSource, TimelineEntry } from './order.ts'
import { newDocument, sealedChanges, sourceKey, toOrder } from './order-document.ts'
import { refundStanding } from './refund-standing.ts'

export type { Bought, DeskOrder, Order, TimelineEntry } from './order.ts'

/** Writes a new order, or gives nothing when its source or its number is taken. */
export async function writeOrder(
  req: PayloadRequest,
  order: Order,
  prescriptions: SealedPrescriptions,
): Promise<Order | null> {
  const created = await createUnlessTaken(req, 'orders', newDocument(order, prescriptions))
  return created && toOrder(req, created)
}

export const findOrder = (req: PayloadRequest, number: string) => find(req, { number: { equals: number } })
export const findOrderOf = (req: PayloadRequest, source: OrderSource) =>
  find(req, { sourceKey: { equals: sourceKey(source) } })

async function find(req: PayloadRequest, where: Where): Promise<Order | null> {
  const found = await findOne(req, 'orders', where)
  return found && toOrder(req, found)
}

export async function findOrders(
  req: PayloadRequest,
  where: Where,
  page: { sort?: string; limit?: number } = {},
): Promise<DeskOrder[]> {
  return (await findAll(req, 'orders', where, page)).map((found) => toOrder(req, found))
}

/** The order a member of staff asks for by its number. */
export async function orderNumbered(req: PayloadRequest, number: string): Promise<Order> {
  const order = await findOrder(req, number)
  if (!order) throw new Refusal('order.not_found')
  return order
}

/** Prescriptions of an order, opened; null where they cannot be. The caller notes on the timeline who read them. */
export async function eyesOf(req: PayloadRequest, number: string): Promise<SealedPrescriptions | null> {
  const found = await findOne(req, 'orders', { number: { equals: number } })
  return found ? openSealed<SealedPrescriptions>(req, `orders ${found.id}`, found.eyes) : {}
}

type Changes = Partial<
  Pick<
    Order,
    'state' | 'promised' | 'waitsForOptician' | 'isUnwound' | 'owesSentLetter' | 'refunds' | 'restocked' | 'timeline'
  >
>

/**
 * Changes an order by a rule and gives it as it was saved, with the sums of its refunds counted anew. When another change
 * came between reading and writing, the order is read again and the rule asked again; it may then refuse.
 */
export async function changeOrder(
  req: PayloadRequest,
  number: string,
  rule: (order: Order) => Changes,
): Promise<Order> {
  const before = await findOne(req, 'orders', { number: { equals: number } })
  if (!before) throw new Refusal('order.not_found')
  const order = toOrder(req, before)
  const changes = rule(order)
  const written = { ...sealedChanges(before, changes), ...refundStanding({ ...order, ...changes }) }
  const where = { and: [{ number: { equals: number } }, { version: { equals: before.version } }] }
  const saved = await changeIf(req, 'orders', where, { ...written, version: { $inc: 1 } })
  return saved ? toOrder(req, saved) : changeOrder(req, number, rule)
}

/** The timeline with one more event. */
export function withEvent(
  { timeline }: Pick<Order, 'timeline'>,
  what: TimelineEntry['what'],
  who: string,
  note: string | null = '',
): Pick<Order, 'timeline'> {
  return { timeline: [...timeline, { at: nowIso(), what, who, note }] }
}

/** Orders with something left to do: goods to put back, a refund whose end is not known, or a letter owed. */
export async function* ordersHalfway(req: PayloadRequest): AsyncGenerator<Order> {
  const isToUnwind = { and: [{ state: { in: ['canceled', 'returned'] } }, { isUnwound: { not_equals: true } }] }
  const isHalfway = [isToUnwind, { hasOpenRefund: { equals: true } }, { owesSentLetter: { equals: true } }]
  for await (const found of findEach(req, 'orders', { or: isHalfway })) yield toOrder(req, found)
}
