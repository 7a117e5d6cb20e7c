import type { PayloadRequest } from 'payload'
import type { OrderView } from '#contracts/orders.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { isUnderWay } from '#domain/payments/refund-entry.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import type { KeepsRecords, StoredRecord } from '#plugins/customers/hooks.ts'
import type { SealedPrescriptions } from '#plugins/checkout/repository.ts'
import { changeEach, countWhere } from '#plugins/kit/storage/documents.ts'
import type { StoredInquiry } from '../order.ts'
import { findOrders, orderWithInquiries, prescriptionsOf, type Order } from '../repository.ts'
import { orderView } from './order-view.ts'
import { ordersUnderWay } from './own-orders.ts'
import { troubleOf } from '../refund-standing.ts'

/**
 * Orders among the records of a customer: exported as the customer sees them, with prescriptions, and retained by law.
 */
export const orderRecords: KeepsRecords = {
  async collect(req, { number }) {
    const orders = await findOrders(req, ofCustomer(number), { sort: 'placedAt' })
    const rows = await Promise.all(orders.map((order) => readable(req, order)))
    return { rows, isHealth: rows.some(({ prescriptions }) => Object.keys(prescriptions).length > 0) }
  },

  stored: (req, { number }) => storedOf(req, number),
  /** Bookkeeping needs them (KPL 2:10 §): they stay until their period has ended. */
  erase: (req, { number }) => storedOf(req, number),
  merge: {
    count: (req, { number }) => countWhere(req, 'orders', ofCustomer(number)),
    move: (req, from, into) => changeEach(req, 'orders', ofCustomer(from.number), { customer: into.number }),
  },

  async obstacle(req, { number }) {
    if ((await ordersUnderWay(req, number)).length > 0) return 'order.under_way'
    const isPending = (order: Order) => troubleOf(order) !== null || order.refunds.some(isUnderWay)
    return (await findOrders(req, ofCustomer(number))).some(isPending) ? 'order.refund_under_way' : null
  },
}

async function storedOf(req: PayloadRequest, number: string): Promise<StoredRecord[]> {
  const orders = await findOrders(req, ofCustomer(number), { sort: 'placedAt' })
  const last = orders.at(-1)
  if (!last) return []
  const until = plusDays(helsinkiDay(last.placedAt), retentionPeriods.orders.days)
  return [{ period: 'orders', count: orders.length, until }]
}

function ofCustomer(number: string) {
  return { customer: { equals: number } }
}

/** An order in the words of a reader, with what was typed for its lenses and what an optician asked. */
type Readable = OrderView & { note: string; prescriptions: SealedPrescriptions; inquiries: StoredInquiry[] }

async function readable(req: PayloadRequest, order: Order): Promise<Readable> {
  const [opened, { inquiries }] = await Promise.all([
    prescriptionsOf(req, order.number),
    orderWithInquiries(req, order.number),
  ])
  const { note } = order.bought.form
  return { ...orderView(order), note: note ?? '', prescriptions: opened, inquiries }
}
