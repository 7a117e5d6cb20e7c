import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { awaitedUntil } from '#domain/orders/awaited-prescription.ts'
import type { NotifiesNews } from '#plugins/customers/hooks.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { sentOrders } from './own-orders.ts'

/** Parcels on their way to a customer, and orders that wait for the customer in a store. */
export const newsOfOrders: NotifiesNews = async (req, { number: customer }) => {
  const orders = await sentOrders(req, customer)
  return orders.map(({ number, bought }) => ({
    kind: bought.delivery.kind === 'store' ? ('order_ready' as const) : ('parcel_under_way' as const),
    ref: number,
    on: null,
  }))
}

/** Lists the orders that wait for their prescription, with the last day. */
export const awaitedNews: NotifiesNews = async (req, { number: customer }) => {
  const awaiting = { and: [{ customer: { equals: customer } }, { awaitsPrescription: { equals: true } }] }
  const orders = await findAll(req, 'orders', awaiting, { fields: ['number', 'placedAt'] })
  return orders.map(({ number, placedAt }) => ({
    kind: 'prescription_awaited' as const,
    ref: number,
    on: awaitedUntil(helsinkiDay(placedAt)),
  }))
}
