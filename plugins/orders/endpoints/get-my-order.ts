import { getMyOrder } from '#contracts/my-orders.ts'
import { cardsOfOrder } from '#plugins/giftcards/bought-card.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { myOrderView } from '../my-order-view.ts'
import { ownerOfOrder } from '../own-orders.ts'
import { prescriptionMarks } from '../prescription-marks.ts'
import { orderNumbered } from '../repository.ts'

/** `GET /api/account/orders/:number`: an order of the customer's own. */
export const getMyOrderEndpoint = endpoint(
  getMyOrder,
  { who: 'customer', ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' } },
  async ({ number }, req) => {
    const { hasPrescriptions } = await prescriptionMarks(req, number)
    const giftCards = await cardsOfOrder(req, number)
    return { order: myOrderView(await orderNumbered(req, number), { hasPrescriptions, giftCards }) }
  },
)
