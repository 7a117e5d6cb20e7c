import type { PayloadRequest, Where } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { now, today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/documents.ts'
import type { Order } from './repository.ts'

/** An order as a row of the desk's lists. The desk is Payload's own, so here the document's id is where it is found. */
export type DeskOrder = Order & { id: number | string }

/** Longer than any day in Helsinki, the one with 25 hours included. */
const DAY_AND_MORE_MS = 26 * 3_600_000

/** What came in today, newest first. */
export async function todaysOrders(req: PayloadRequest): Promise<DeskOrder[]> {
  const since = new Date(now().getTime() - DAY_AND_MORE_MS).toISOString()
  const lately = await rows(req, { placedAt: { greater_than_equal: since } }, '-placedAt')
  return lately.filter(({ placedAt }) => helsinkiDay(placedAt) === today())
}

/** What an optician must look at before anything is ground, oldest first. */
export function ordersWaitingForOptician(req: PayloadRequest): Promise<DeskOrder[]> {
  return rows(req, { waitsForOptician: { equals: true } }, 'placedAt')
}

/** What is ready to leave, the earliest promise first. */
export function ordersToSend(req: PayloadRequest): Promise<DeskOrder[]> {
  return rows(req, { state: { in: ['received', 'confirmed'] } }, 'promisedOn')
}

function rows(req: PayloadRequest, where: Where, sort: string): Promise<DeskOrder[]> {
  return findAll<DeskOrder>(req, 'orders', where, { sort })
}
