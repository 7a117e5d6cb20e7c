import {
  fulfillOrder,
  sendOrders,
  takeBackSending as takeBack,
  type SendingOutcome,
} from '#contracts/order-handling.ts'
import { Refusal } from '#domain/refusal.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { sendOrder, takeBackSending } from '../send-order.ts'

/** `POST /api/order/send`: many orders have left. One that is refused keeps no other back. */
export const sendOrdersEndpoint = endpoint(sendOrders, { who: ORDER_STAFF }, async ({ orders }, req) => {
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
export const fulfillOrderEndpoint = endpoint(
  fulfillOrder,
  { who: ORDER_STAFF },
  async ({ number, ...sending }, req) => {
    const { state, fulfillments } = await sendOrder(req, number, sending)
    return { state, n: fulfillments.at(-1)?.n ?? 0 }
  },
)

/** `POST /api/order/:number/take-back`: it has not left after all. */
export const takeBackSendingEndpoint = endpoint(takeBack, { who: ORDER_STAFF }, async ({ number, n }, req) => ({
  state: (await takeBackSending(req, number, n)).state,
}))
