import type { TellsNews } from '#plugins/customers/account-news.ts'
import { sentOrders } from './own-orders.ts'

/** Parcels on their way to a customer, and orders that wait for her in a store. */
export const newsOfOrders: TellsNews = async (req, { number: customer }) => {
  const orders = await sentOrders(req, customer)
  return orders.map(({ number, bought }) => ({
    kind: bought.delivery.kind === 'store' ? ('order_ready' as const) : ('parcel_under_way' as const),
    ref: number,
    on: null,
  }))
}
