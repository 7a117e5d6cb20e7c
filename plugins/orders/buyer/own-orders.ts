import type { PayloadRequest, Where } from 'payload'
import { ORDERS_ON_PAGE, type MyOrderSummary, type RightsOfOrder } from '#contracts/my-orders.ts'
import type { OrderStatus } from '#contracts/orders.ts'
import { awaitsFitting } from '#domain/orders/fitting.ts'
import { rightsOf } from '#domain/orders/return-terms.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { nextStates, orderStatus } from '#domain/orders/transitions.ts'
import { OrderState } from '#contracts/orders.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import type { Owner } from '#plugins/kit/requests/ownership.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import type { Order } from '../order.ts'
import { partedOrder, termedOrder } from '../parted-order.ts'
import { findOrders, ownerNumberOf } from '../repository.ts'

interface Question {
  search?: string | undefined
  status?: '1' | '2' | '3' | undefined
  page?: string | undefined
}

/** For routes that name an order: whose it is; null where there is none, or where a guest bought. */
export async function ownerOfOrder({ number }: { number: string }, req: PayloadRequest): Promise<Owner | null> {
  const customer = await ownerNumberOf(req, number)
  return customer === null ? null : { kind: 'customer', id: customer }
}

/** One page of a customer's orders, latest first. */
export async function ordersOf(req: PayloadRequest, customer: string, { search = '', status, page = '1' }: Question) {
  const words = search.trim().toLowerCase()
  const where = whereOf(customer, status)
  const asked = Number(page)
  const latest = { sort: '-placedAt' }
  // Names of goods are sealed, so a search opens every order of the customer, and a page without one only what it shows.
  const found = await findOrders(req, where, words ? latest : { ...latest, limit: asked * ORDERS_ON_PAGE })
  const matching = words ? found.filter((order) => isFound(order, words)) : found
  const total = words ? matching.length : await countWhere(req, 'orders', where)
  const shown = matching.slice((asked - 1) * ORDERS_ON_PAGE, asked * ORDERS_ON_PAGE)
  return { orders: shown.map(summary), total, page: asked, pages: Math.max(1, Math.ceil(total / ORDERS_ON_PAGE)) }
}

/** Orders of a customer that are not at their end: something is to be made, sent or handed over. */
export function ordersUnderWay(req: PayloadRequest, customer: string): Promise<Order[]> {
  const open = OrderState.options.filter((state) => state !== 'delivered' && nextStates(state).length > 0)
  return findOrders(req, { and: [{ customer: { equals: customer } }, { state: { in: open } }] })
}

/** Orders of a customer that were sent, or a part of them: a parcel is on its way, or waits in a store. */
export async function sentOrders(req: PayloadRequest, customer: string): Promise<Order[]> {
  const underWay = await ordersUnderWay(req, customer)
  return underWay.filter(({ state, fulfillments }) => state === 'sent' || fulfillments.length > 0)
}

/** A little longer than the longest right, which is counted from the day the goods came. */
const DAYS_OF_RIGHTS = 430

/** What of a customer's orders the law and the chain still give for, latest first. */
export async function rightsOfCustomer(req: PayloadRequest, customer: string): Promise<RightsOfOrder[]> {
  const since = nowIso(-DAYS_OF_RIGHTS * 86_400_000)
  const ofCustomer: Where = {
    and: [{ customer: { equals: customer } }, { state: { not_in: ['canceled', 'returned'] } }],
  }
  const recent = { and: [ofCustomer, { placedAt: { greater_than: since } }] }
  return (await findOrders(req, recent, { sort: '-placedAt' })).flatMap((order) => {
    const rights = rightsOf(termedOrder(order)).filter(({ until }) => until === null || until >= today())
    const heads = order.bought.lines.filter(({ parentRef }) => parentRef === null)
    const names = heads.map(({ articleDescription }) => articleDescription)
    return rights.length > 0 ? [{ number: order.number, placedAt: order.placedAt, names, rights }] : []
  })
}

function whereOf(customer: string, status: Question['status']): Where {
  const own: Where = { customer: { equals: customer } }
  if (!status) return own
  const asked = Number(status) as OrderStatus
  return { and: [own, { state: { in: OrderState.options.filter((state) => orderStatus(state) === asked) } }] }
}

function isFound({ number, bought }: Order, words: string): boolean {
  const names = bought.lines.map(
    ({ articleDescription, brand, variety }) => `${brand} ${articleDescription} ${variety}`,
  )
  return [number, ...names].some((name) => name.toLowerCase().includes(words))
}

function summary(order: Order): MyOrderSummary {
  const { number, state, placedAt, totalCost: total, awaitsPrescription, bought } = order
  const heads = bought.lines.filter(({ parentRef }) => parentRef === null)
  return {
    number,
    state,
    status: orderStatus(state),
    placedAt,
    total,
    awaitsPrescription: state === 'pending' && Boolean(awaitsPrescription),
    awaitsFitting: awaitsFitting(order, waitingLines(partedOrder(order))),
    isPartSent: order.fulfillments.length > 0 && waitingLines(partedOrder(order)).length > 0,
    delivery: bought.delivery.name,
    lines: heads.map(({ articleDescription, quantity, media }) => ({ articleDescription, quantity, media })),
  }
}
