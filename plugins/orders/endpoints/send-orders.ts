import {
  fulfillOrder,
  handOverOrder,
  labelOrders,
  printOrders,
  type SendingOutcome,
  sendOrders,
  takeBackSending as takeBack,
} from '#contracts/order-handling.ts'
import { Refusal } from '#domain/refusal.ts'
import { ORDER_STAFF, PICKUP_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { labelsOf } from '../sending/book-labels.ts'
import { packingSlipsPdf, pickingListPdf } from '../sending/picking-pdf.ts'
import { handOver } from '../sending/pickups.ts'
import { sendOrder, takeBackSending } from '../sending/send-order.ts'

/** `POST /api/order/send`: many orders have left. One that is refused keeps no other back. */
const sendOrdersEndpoint = endpoint(sendOrders, { who: ORDER_STAFF }, async ({ orders }, req) => {
  const outcomes: SendingOutcome[] = []
  for (const { number, parcels } of orders)
    outcomes.push(
      await sendOrder(req, number, { parcels }).then(
        ({ state }) => ({ number, state, code: null }),
        (problem: unknown) => {
          if (!(problem instanceof Refusal)) throw problem
          return { number, state: null, code: problem.code }
        },
      ),
    )
  return { outcomes }
})

/** `POST /api/order/:number/fulfill`: a part of an order has left, or the rest of it. */
const fulfillOrderEndpoint = endpoint(fulfillOrder, { who: ORDER_STAFF }, async ({ number, ...sending }, req) => {
  const { state, fulfillments } = await sendOrder(req, number, sending)
  return { state, n: fulfillments.at(-1)?.n ?? 0 }
})

/** `POST /api/order/:number/take-back`: it has not left after all. */
const takeBackSendingEndpoint = endpoint(takeBack, { who: ORDER_STAFF }, async ({ number, n }, req) => ({
  state: (await takeBackSending(req, number, n)).state,
}))

/** `POST /api/order/:number/hand-over`: what lay ready in a store was collected. */
const handOverOrderEndpoint = endpoint(handOverOrder, { who: PICKUP_STAFF }, async ({ number }, req) => ({
  state: (await handOver(req, number)).state,
}))

/** `POST /api/order/print`: what to take from the shelves for many orders, or their packing slips. */
const printOrdersEndpoint = endpoint(
  printOrders,
  { who: ORDER_STAFF, idempotency: 'none' },
  async ({ numbers, what }, req) => {
    const pdf = await (what === 'list' ? pickingListPdf(req, numbers) : packingSlipsPdf(req, numbers))
    return { pdf: Buffer.from(pdf).toString('base64') }
  },
)

/** `POST /api/order/labels`: the carriers' labels of many orders. Repeated, it prints the same ones. */
const labelOrdersEndpoint = endpoint(labelOrders, { who: ORDER_STAFF, idempotency: 'none' }, async ({ numbers }, req) =>
  labelsOf(req, numbers),
)

/** How orders leave, and are handed over. */
export const sendOrdersEndpoints = [
  sendOrdersEndpoint,
  fulfillOrderEndpoint,
  takeBackSendingEndpoint,
  handOverOrderEndpoint,
  printOrdersEndpoint,
  labelOrdersEndpoint,
]
