import * as z from 'zod/mini'
import { Cents } from './money.ts'
import { Parcel } from './order-parts.ts'
import { OrderLine, OrderNumber, OrderState, OrderStatus, OrderView } from './orders.ts'
import { GlassesPrescription } from './prescriptions.ts'
import { Nothing, route } from './route.ts'
import { ReturnTerm } from './withdrawals.ts'
import { line } from './typed.ts'

/** How many orders stand on one page of the list. */
export const ORDERS_ON_PAGE = 10

/** An order as the customer's list shows it (specification §3). */
export const MyOrderSummary = z.object({
  number: z.string(),
  state: OrderState,
  status: OrderStatus,
  /** Whether it waits for a prescription that the customer sends later. */
  awaitsPrescription: z.boolean(),
  awaitsFitting: z.boolean(),
  /** Whether a part of it has left, and another is to follow. */
  isPartSent: z.boolean(),
  placedAt: z.iso.datetime(),
  /** The shipment method, as it was named. */
  delivery: z.string(),
  total: Cents,
  lines: z.array(z.pick(OrderLine, { articleDescription: true, quantity: true, media: true })),
})
export type MyOrderSummary = z.infer<typeof MyOrderSummary>

/**
 * The customer's orders, latest first, by `search` in numbers and names of goods, and by §3's `status`. `page` counts
 * from 1.
 */
export const listMyOrders = route({
  method: 'get',
  path: '/account/orders',
  input: z.object({
    search: z.optional(line(80)),
    status: z.optional(z.enum(['1', '2', '3'])),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  output: z.object({ orders: z.array(MyOrderSummary), total: z.int(), page: z.int(), pages: z.int() }),
})

/** What the law and the chain give for an order now: every right that has not ended. */
export const RightsOfOrder = z.object({
  number: z.string(),
  placedAt: z.iso.datetime(),
  /** What was bought, by name. */
  names: z.array(z.string()),
  rights: z.array(ReturnTerm),
})
export type RightsOfOrder = z.infer<typeof RightsOfOrder>

/** The customer's orders in which a right has not ended, latest first. */
export const listMyRights = route({
  method: 'get',
  path: '/account/rights',
  input: Nothing,
  output: z.object({ orders: z.array(RightsOfOrder) }),
})

/** What an order's timeline shows its buyer. */
export const OrderEvent = z.object({
  at: z.iso.datetime(),
  what: z.enum([
    ...OrderState.options,
    'part_sent',
    'part_canceled',
    'rest_canceled',
    'part_returned',
    'refund_sent',
    'refunded',
  ]),
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** An order as its customer sees it. It says that there are prescriptions, never what they say. */
export const MyOrder = z.extend(OrderView, {
  events: z.array(OrderEvent),
  parcels: z.array(z.extend(Parcel, { url: z.string() })),
  hasPrescriptions: z.boolean(),
  canCancel: z.boolean(),
  /** The gift cards that were bought with it, by the references of their own pages. */
  giftCards: z.array(z.object({ ref: z.string(), worth: Cents })),
})
export type MyOrder = z.infer<typeof MyOrder>

const Named = z.object({ number: OrderNumber })

/** One of the customer's orders. Fails with `order.not_found`, also for another customer's. */
export const getMyOrder = route({
  method: 'get',
  path: '/account/orders/:number',
  input: Named,
  output: z.object({ order: MyOrder }),
})

/** The values of a line, as they were ordered. */
export const MyPrescription = z.object({
  ref: z.string(),
  articleDescription: z.string(),
  eye: z.nullable(z.enum(['right', 'left'])),
  /** Of a contact lens, in one line. */
  text: z.nullable(z.string()),
  glasses: z.nullable(GlassesPrescription),
})
export type MyPrescription = z.infer<typeof MyPrescription>

/** The prescriptions of one of the customer's orders, after strong identification. Each reading is logged. */
export const readMyPrescriptions = route({
  method: 'post',
  path: '/account/orders/:number/prescriptions',
  input: Named,
  output: z.object({ prescriptions: z.array(MyPrescription) }),
})

/** Cancels what has not left us: goods and money go back. Asked again, it gives what came of it. */
export const cancelMyOrder = route({
  method: 'post',
  path: '/account/orders/:number/cancel',
  input: Named,
  output: z.object({ state: OrderState, refunded: Cents }),
})

/**
 * What is different from last time. `price` names both prices of a piece; `lenses` and `values` are goods that are not
 * added, since lenses ground or fitted for a person are chosen anew.
 */
export const BuyAgainNote = z.object({
  kind: z.enum(['price', 'gone', 'lenses', 'values']),
  name: z.string(),
  slug: z.string(),
  before: z.optional(Cents),
  now: z.optional(Cents),
})
export type BuyAgainNote = z.infer<typeof BuyAgainNote>

/** Puts what can still be bought of an order into the customer's cart. */
export const buyAgain = route({
  method: 'post',
  path: '/account/orders/:number/buy-again',
  input: Named,
  output: z.object({ added: z.int(), notes: z.array(BuyAgainNote) }),
})

/** The receipt as a PDF, in Base64. */
export const getMyReceipt = route({
  method: 'get',
  path: '/account/orders/:number/receipt',
  input: Named,
  output: z.object({ pdf: z.string() }),
})
