import type { PayloadRequest } from 'payload'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import type { KeepsRecords } from '#plugins/customers/customer-records.ts'
import { findOrders, prescriptionsOf, type Order } from './repository.ts'
import { orderView } from './order-view.ts'
import { ordersUnderWay } from './own-orders.ts'

/** Orders among what is kept of a customer: given out as she sees them, with her prescriptions, and kept by law. */
export const orderRecords: KeepsRecords = {
  async collect(req, { number }) {
    const orders = await findOrders(req, ofCustomer(number), { sort: 'placedAt' })
    return { rows: await Promise.all(orders.map((order) => readable(req, order))) }
  },

  /** Bookkeeping needs them (KPL 2:10 §): they stay until their period has ended. */
  async forget(req, { number }) {
    const orders = await findOrders(req, ofCustomer(number), { sort: 'placedAt' })
    const last = orders.at(-1)
    if (!last) return []
    return [
      {
        period: 'orders',
        count: orders.length,
        until: plusDays(helsinkiDay(last.placedAt), retentionPeriods.orders.days),
      },
    ]
  },

  async obstacle(req, { number }) {
    if ((await ordersUnderWay(req, number)).length > 0) return 'order.under_way'
    const owed = { or: [{ hasOpenRefund: { equals: true } }, { refundNeedsStaff: { equals: true } }] }
    return (await findOrders(req, { and: [ofCustomer(number), owed] })).length > 0 ? 'order.refund_under_way' : null
  },
}

function ofCustomer(number: string) {
  return { customer: { equals: number } }
}

async function readable(req: PayloadRequest, order: Order): Promise<object> {
  const opened = await prescriptionsOf(req, order.number)
  const { note } = order.bought.form
  return { ...orderView(order), note: note ?? '', prescriptions: opened }
}
