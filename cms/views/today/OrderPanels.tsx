import type { PayloadRequest } from 'payload'
import { ordersToSend, todaysOrders } from '#plugins/orders/desk-orders.ts'
import { findOutOfStock } from './dashboard-queries.ts'
import { OutOfStock } from './OutOfStock.tsx'
import { LeavingDays } from './LeavingDays.tsx'
import { OrdersOfToday } from './OrdersOfToday.tsx'

/** What those who handle orders work with: new orders, what leaves when, and what has run out. */
export async function OrderPanels({ req }: { req: PayloadRequest }) {
  const [orders, toSend, shelves] = await Promise.all([todaysOrders(req), ordersToSend(req), findOutOfStock(req)])
  return (
    <>
      <OrdersOfToday orders={orders} />
      <div className="desk-pair">
        <LeavingDays orders={toSend} />
        <OutOfStock {...shelves} />
      </div>
    </>
  )
}
