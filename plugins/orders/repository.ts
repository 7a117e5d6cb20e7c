import type { PayloadRequest, Where } from 'payload'
import type { PurchaseForm } from '#contracts/checkout.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import type { OrderState } from '#contracts/orders.ts'
import type { RefundShares } from '#domain/orders/refund.ts'
import type { RefundState } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Eyes, OpenLine, Purchase } from '#plugins/checkout/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf, createUnlessTaken, eachOf, findAll, findOne } from '#plugins/kit/documents.ts'
import { seal, unseal } from '#plugins/kit/secrets.ts'
import type { RefundOutcome } from '#plugins/payments/provider.ts'

/** What was bought, as it was frozen. */
export interface Bought {
  lines: OpenLine[]
  form: Pick<PurchaseForm, 'contact' | 'address' | 'note'>
  delivery: Purchase['delivery']
  totals: Totals
  giftCard: Purchase['giftCard']
  discountCode: string | null
  transactionId: string | null
  paymentName: string
}

/** Money given back: how much by the provider, how much onto the gift card, and how far it has come. */
export interface RefundEntry extends RefundShares {
  /** Named at the provider by this and the order's number. */
  key: string
  state: RefundState
  since: string
  /** When the sweep turns to it again. */
  nextAskAt: string
  /** The refund's own at the provider, once it has one. */
  transactionId: string | null
  /** What the provider has said of it, each word once. */
  heard?: RefundOutcome[]
  by: string
  note: string
}

export type RefundEvent = 'refund_sent' | 'refund_unsure' | 'refunded' | 'refund_failed'

/** One thing that happened, as the timeline tells it. `what` is a state or the name of a deed. */
export interface TimelineEntry {
  at: string
  what: OrderState | RefundEvent | 'prescriptions_read' | 'confirmation_sent' | 'noted'
  who: string
  note: string
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
  waitsForOptician: boolean
  isUnwound: boolean
  hasOpenRefund: boolean
  refundNeedsStaff: boolean
  owesSentLetter: boolean
  bought: Bought
  refunds: RefundEntry[]
  timeline: TimelineEntry[]
}

/** What says something of eyes is sealed; by its SKU, a contact lens says it all. */
interface Document extends Omit<Order, 'bought'> {
  id: number | string
  bought: Omit<Bought, 'lines'>
  lines: string
  eyes: string
}

/** An order as the desk's lists find it: the desk is Payload's own, so there the document's id is where it stands. */
export type DeskOrder = Order & Pick<Document, 'id'>

/** Writes a new order, or gives nothing when its purchase or its number has one. */
export async function createOrder(req: PayloadRequest, order: Order, eyes: Eyes): Promise<Order | null> {
  const { lines, ...bought } = order.bought
  const sealed: Omit<Document, 'id'> = { ...order, bought, lines: seal(lines), eyes: seal(eyes) }
  const created = await createUnlessTaken<Document>(req, 'orders', { ...sealed })
  return created && toOrder(created)
}

export const findOrder = (req: PayloadRequest, number: string) => find(req, { number: { equals: number } })
export const findOrderOf = (req: PayloadRequest, purchaseRef: string) =>
  find(req, { purchaseRef: { equals: purchaseRef } })

async function find(req: PayloadRequest, where: Where): Promise<Order | null> {
  const found = await findOne<Document>(req, 'orders', where)
  return found && toOrder(found)
}

export async function findOrders(
  req: PayloadRequest,
  where: Where,
  page: { sort?: string; limit?: number } = {},
): Promise<DeskOrder[]> {
  return (await findAll<Document>(req, 'orders', where, page)).map(toOrder)
}

/** The order a member of staff asks for by its number. */
export async function orderNumbered(req: PayloadRequest, number: string): Promise<Order> {
  const order = await findOrder(req, number)
  if (!order) throw new Refusal('order.not_found')
  return order
}

/** Prescriptions of an order, opened. Whoever calls this notes who asked. */
export async function eyesOf(req: PayloadRequest, number: string): Promise<Eyes> {
  const found = await findOne<Document>(req, 'orders', { number: { equals: number } })
  return found ? (unseal(found.eyes) as Eyes) : {}
}

type Changes = Partial<
  Pick<
    Order,
    | 'state'
    | 'refunded'
    | 'waitsForOptician'
    | 'isUnwound'
    | 'hasOpenRefund'
    | 'refundNeedsStaff'
    | 'owesSentLetter'
    | 'refunds'
    | 'timeline'
  >
>

/**
 * Changes an order by a rule, and gives it as it was saved. Whoever is overtaken reads again and asks the rule again,
 * which may then refuse.
 */
export async function changeOrder(
  req: PayloadRequest,
  number: string,
  rule: (order: Order) => Changes,
): Promise<Order> {
  const order = await orderNumbered(req, number)
  const where = { and: [{ number: { equals: number } }, { version: { equals: order.version } }] }
  const saved = await changeIf<Document>(req, 'orders', where, { ...rule(order), version: { $inc: 1 } })
  return saved ? toOrder(saved) : changeOrder(req, number, rule)
}

/** Writes one more thing into the timeline. */
export function happened(
  { timeline }: Pick<Order, 'timeline'>,
  what: TimelineEntry['what'],
  who: string,
  note = '',
): Pick<Order, 'timeline'> {
  return { timeline: [...timeline, { at: nowIso(), what, who, note }] }
}

/** Orders left halfway: canceled but not unwound, with a refund nobody has heard the end of, or with a letter owed. */
export async function* ordersHalfway(req: PayloadRequest): AsyncGenerator<Order> {
  const isCanceled = { and: [{ state: { equals: 'canceled' } }, { isUnwound: { not_equals: true } }] }
  const isHalfway = [isCanceled, { hasOpenRefund: { equals: true } }, { owesSentLetter: { equals: true } }]
  for await (const found of eachOf<Document>(req, 'orders', { or: isHalfway })) yield toOrder(found)
}

function toOrder({ lines, eyes: _, bought, ...document }: Document): DeskOrder {
  return { ...document, bought: { ...bought, lines: unseal(lines) as OpenLine[] } }
}
