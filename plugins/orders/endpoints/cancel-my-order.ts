import { cancelMyOrder } from '#contracts/my-orders.ts'
import { buyerMayCancel } from '#domain/orders/buyer-may-cancel.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfOrder } from '../own-orders.ts'
import { partedOrder } from '../parted-order.ts'
import { canceling, changeOrder, orderNumbered, putBack } from '../repository.ts'
import { takeBackCardsOf } from '../withdraw-bought-card.ts'

/** `POST /api/account/orders/:number/cancel`: an order that has not left is canceled by who bought it. */
export const cancelMyOrderEndpoint = endpoint(
  cancelMyOrder,
  {
    who: 'customer',
    ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' },
    idempotency: 'handler',
  },
  async ({ number }, req) => {
    if (buyerMayCancel(partedOrder(await orderNumbered(req, number)))) await takeBackCardsOf(req, number)
    const canceled = await changeOrder(req, number, (order) => {
      if (order.state === 'canceled') return {}
      if (!buyerMayCancel(partedOrder(order))) throw new Refusal('order.too_late_to_cancel')
      return canceling(order, order.customerName)
    })
    const { state, refunded } = await putBack(req, canceled)
    return { state, refunded }
  },
)
