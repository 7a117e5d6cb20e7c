import { cancelOrder } from '#contracts/order-handling.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { mustMove } from '#domain/orders/transitions.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ORDER_DEEDS } from '../order-deeds.ts'
import { canceling, changeOrder, orderNumbered, putBack, type Order } from '../repository.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { requireTypedNumber } from '../typed-confirmation.ts'
import { takeBackCardsOf } from '../withdraw-bought-card.ts'

/** `POST /api/order/:number/cancel`: what has not left is canceled; goods and money go back. */
export const cancelOrderEndpoint = endpoint(
  cancelOrder,
  { who: ORDER_DEEDS.cancel },
  async ({ number, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    mustBeWhole(await orderNumbered(req, number))
    await takeBackCardsOf(req, number)
    const canceled = await changeOrder(req, number, (order) => {
      mustBeWhole(order)
      return canceling(order, staffNameOf(req), note)
    })
    const { state, refunded, refunds } = await putBack(req, canceled)
    return { state, refunded, refund: refundOutcome(refunds.at(-1)?.state) }
  },
)

/** Throws where a part of an order has left already. */
function mustBeWhole({ state, fulfillments }: Order): void {
  mustMove(state, 'canceled')
  if (fulfillments.length > 0) throw new Refusal('order.step_not_allowed')
}
