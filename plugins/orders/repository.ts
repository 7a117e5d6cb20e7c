import type { PayloadRequest, Where } from 'payload'
import type { Cents, Totals } from '#contracts/money.ts'
import type { OrderState } from '#contracts/orders.ts'
import type { PaymentMethodId } from '#contracts/payments.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SealedPrescriptions, LineWithoutPrescription, Purchase } from '#plugins/checkout/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf, createUnlessTaken, eachOf, findAll, findOne } from '#plugins/kit/documents.ts'
import { openSealed } from '#plugins/kit/open-sealed.ts'
import { newDocument, sealedChanges, toOrder, type DeskOrder, type OrderDocument } from './order-document.ts'
import { refundStanding } from './refund-standing.ts'

export type { DeskOrder } from './order-document.ts'

/** What was bought, as it was frozen. Lines and notes are null where they cannot be opened. */
export interface Bought {
  lines: LineWithoutPrescription[] | null
  form: Purchase['form']
  delivery: Purchase['delivery']
  totals: Totals
  giftCard: Purchase['giftCard']
  discountCode: string | null
  paymentMethodId: PaymentMethodId
  transactionId: string | null
  paymentName: string
}

type RefundEvent = 'refund_sent' | 'refund_unsure' | 'refunded' | 'refund_failed' | 'refund_dropped'

/** One thing that happened, as the timeline tells it. `what` is a state or the name of a deed. */
export interface TimelineEntry {
  at: string
  what: OrderState | RefundEvent | 'prescriptions_read' | 'confirmation_sent' | 'noted'
  who: string
  note: string | null
}

export interface Order {
  number: string
  purchaseRef: string
  state: OrderState
  version: number
  placedAt: string
  promisedOn: string
  customerName: string
  email: string
  totalCost: Cents
  refunded: Cents
  /** What the buyer shall have back in all. What was not given of it is owed. */
  promised: Cents
  waitsForOptician: boolean
  isUnwound: boolean
  hasOpenRefund: boolean
  refundNeedsStaff: boolean
  owesSentLetter: boolean
  bought: Bought
  refunds: RefundEntry[]
  timeline: TimelineEntry[]
}

/** Writes a new order, or gives nothing when its purchase or its number has one. */
export async function createOrder(req: PayloadRequest, order: Order, eyes: SealedPrescriptions): Promise<Order | null> {
  const created = await createUnlessTaken<OrderDocument>(req, 'orders', { ...newDocument(order, eyes) })
  return created && toOrder(req, created)
}

export const findOrder = (req: PayloadRequest, number: string) => find(req, { number: { equals: number } })
export const findOrderOf = (req: PayloadRequest, purchaseRef: string) =>
  find(req, { purchaseRef: { equals: purchaseRef } })

async function find(req: PayloadRequest, where: Where): Promise<Order | null> {
  const found = await findOne<OrderDocument>(req, 'orders', where)
  return found && toOrder(req, found)
}

export async function findOrders(
  req: PayloadRequest,
  where: Where,
  page: { sort?: string; limit?: number } = {},
): Promise<DeskOrder[]> {
  return (await findAll<OrderDocument>(req, 'orders', where, page)).map((found) => toOrder(req, found))
}

/** The order a member of staff asks for by its number. */
export async function orderNumbered(req: PayloadRequest, number: string): Promise<Order> {
  const order = await findOrder(req, number)
  if (!order) throw new Refusal('order.not_found')
  return order
}

/** Prescriptions of an order, opened; null where they cannot be. Whoever calls this notes who asked. */
export async function eyesOf(req: PayloadRequest, number: string): Promise<SealedPrescriptions | null> {
  const found = await findOne<OrderDocument>(req, 'orders', { number: { equals: number } })
  return found ? openSealed<SealedPrescriptions>(req, `orders ${found.id}`, found.eyes) : {}
}

type Changes = Partial<
  Pick<Order, 'state' | 'promised' | 'waitsForOptician' | 'isUnwound' | 'owesSentLetter' | 'refunds' | 'timeline'>
>

/**
 * Changes an order by a rule, and gives it as it was saved: what it says of its refunds is counted anew each time.
 * Whoever is overtaken reads again and asks the rule again, which may then refuse.
 */
export async function changeOrder(
  req: PayloadRequest,
  number: string,
  rule: (order: Order) => Changes,
): Promise<Order> {
  const before = await findOne<OrderDocument>(req, 'orders', { number: { equals: number } })
  if (!before) throw new Refusal('order.not_found')
  const order = toOrder(req, before)
  const changes = rule(order)
  const written = { ...sealedChanges(before, changes), ...refundStanding({ ...order, ...changes }) }
  const where = { and: [{ number: { equals: number } }, { version: { equals: before.version } }] }
  const saved = await changeIf<OrderDocument>(req, 'orders', where, { ...written, version: { $inc: 1 } })
  return saved ? toOrder(req, saved) : changeOrder(req, number, rule)
}

/** Writes one more thing into the timeline. */
export function happened(
  { timeline }: Pick<Order, 'timeline'>,
  what: TimelineEntry['what'],
  who: string,
  note: string | null = '',
): Pick<Order, 'timeline'> {
  return { timeline: [...timeline, { at: nowIso(), what, who, note }] }
}

/** Orders left halfway: canceled but not unwound, with a refund nobody has heard the end of, or with a letter owed. */
export async function* ordersHalfway(req: PayloadRequest): AsyncGenerator<Order> {
  const isCanceled = { and: [{ state: { equals: 'canceled' } }, { isUnwound: { not_equals: true } }] }
  const isHalfway = [isCanceled, { hasOpenRefund: { equals: true } }, { owesSentLetter: { equals: true } }]
  for await (const found of eachOf<OrderDocument>(req, 'orders', { or: isHalfway })) yield toOrder(req, found)
}
