import type { PayloadRequest } from 'payload'
import { uncollectedPickups } from '#plugins/orders/sending/pickups.ts'
import { ordersToSend, todaysOrders } from '#plugins/orders/admin/admin-orders.ts'
import { findOutOfStock } from './dashboard-queries.ts'
import { OutOfStock } from './OutOfStock.tsx'
import { LeavingDays } from './LeavingDays.tsx'
import { OrdersOfToday } from './OrdersOfToday.tsx'
import { Uncollected } from './Uncollected.tsx'

/** What those who handle orders work with: new orders, what was not collected, what leaves when, and what has run out. */
export async function OrderPanels({ req }: { req: PayloadRequest }) {
  const [orders, uncollected, toSend, shelves] = await Promise.all([
    todaysOrders(req),
    uncollectedPickups(req),
    ordersToSend(req),
    findOutOfStock(req),
  ])
  return (
    <>
      <OrdersOfToday orders={orders} />
      {uncollected.length > 0 && <Uncollected req={req} pickups={uncollected} />}
      <div className="admin-pair">
        <LeavingDays orders={toSend} />
        <OutOfStock {...shelves} />
      </div>
    </>
  )
}
