import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { now, today } from '#plugins/kit/clock.ts'
import { countWhere, findPage } from '#plugins/kit/storage/documents.ts'
import { findOrders, findOrderSummaries, type DeskOrder, type OrderSummary } from './repository.ts'

/** Longer than any day in Helsinki: the one on which summer time ends has 25 hours. */
const DAY_AND_MORE_MS = 26 * 3_600_000

/** What came in today, newest first. */
export async function todaysOrders(req: PayloadRequest): Promise<DeskOrder[]> {
  const since = new Date(now().getTime() - DAY_AND_MORE_MS).toISOString()
  const lately = await findOrders(req, { placedAt: { greater_than_equal: since } }, { sort: '-placedAt' })
  return lately.filter(({ placedAt }) => helsinkiDay(placedAt) === today())
}

const WAITING_FOR_OPTICIAN = { waitsForOptician: { equals: true } }

/** What an optician must look at before anything is ground, oldest first. */
export function ordersWaitingForOptician(req: PayloadRequest): Promise<DeskOrder[]> {
  return findOrders(req, WAITING_FOR_OPTICIAN, { sort: 'placedAt' })
}

/** What an optician has asked the buyers of, the earliest end first. */
export function ordersWaitingForBuyer(req: PayloadRequest): Promise<DeskOrder[]> {
  return findOrders(req, { awaitsAnswerUntil: { exists: true } }, { sort: 'awaitsAnswerUntil' })
}

export async function countWaitingForOptician(req: PayloadRequest): Promise<number> {
  return countWhere(req, 'orders', WAITING_FOR_OPTICIAN)
}

const READY_TO_LEAVE = { state: { in: ['received', 'confirmed'] } }

/** What is ready to leave, the earliest promise first. */
export function ordersToSend(req: PayloadRequest): Promise<OrderSummary[]> {
  return findOrderSummaries(req, READY_TO_LEAVE, 'promisedOn')
}

/** The most orders that the picking page lists. */
const MOST_PICKED = 200

/** What is ready to leave with what is in it, the earliest promise first. */
export function ordersToPick(req: PayloadRequest): Promise<DeskOrder[]> {
  const isHere = { and: [READY_TO_LEAVE, { awaitsPrescription: { not_equals: true } }] }
  return findOrders(req, isHere, { sort: 'promisedOn', limit: MOST_PICKED })
}

/** How many orders are ready to leave, and how many of them were promised for a day that is over. */
export async function countToSend(req: PayloadRequest): Promise<{ count: number; late: number }> {
  const [count, late] = await Promise.all([
    countWhere(req, 'orders', READY_TO_LEAVE),
    countWhere(req, 'orders', { and: [READY_TO_LEAVE, { promisedOn: { less_than: today() } }] }),
  ])
  return { count, late }
}

/** A page of what a customer has bought, newest first, without opening anything. */
export function ordersOfCustomer(req: PayloadRequest, customer: string, page: { page: number; size: number }) {
  return findPage(req, 'orders', { customer: { equals: customer } }, { ...page, sort: '-placedAt' })
}

/** Orders with a refund that failed or whose end is not known, oldest first. */
export function ordersWithRefundTrouble(req: PayloadRequest): Promise<OrderSummary[]> {
  return findOrderSummaries(req, { refundNeedsStaff: { equals: true } }, 'placedAt')
}
