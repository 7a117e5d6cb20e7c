import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { awaitedUntil } from '#domain/orders/awaited-prescription.ts'
import type { TellsNews } from '#plugins/customers/account-news.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'

/** Tells which orders wait for their prescription, with the last day. */
export const awaitedNews: TellsNews = async (req, { number: customer }) => {
  const awaiting = { and: [{ customer: { equals: customer } }, { awaitsPrescription: { equals: true } }] }
  const orders = await findAll(req, 'orders', awaiting, { fields: ['number', 'placedAt'] })
  return orders.map(({ number, placedAt }) => ({
    ...{ kind: 'prescription_awaited' as const, ref: number },
    on: awaitedUntil(helsinkiDay(placedAt)),
  }))
}
