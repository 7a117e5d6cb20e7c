import { buyAgain, cancelMyOrder, getMyOrder, getMyReceipt, listMyOrders, listMyRights } from '#contracts/my-orders.ts'
import { buyerMayCancel } from '#domain/orders/buyer-may-cancel.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { cardsOfOrder } from '#plugins/giftcards/bought-card.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { buyOrderAgain } from '../buyer/buy-order-again.ts'
import { myOrderView } from '../buyer/my-order-view.ts'
import { ordersOf, ownerOfOrder, rightsOfCustomer } from '../buyer/own-orders.ts'
import { partedOrder } from '../parted-order.ts'
import { prescriptionMarks } from '../prescriptions/prescription-marks.ts'
import { receiptPdf } from '../emails/receipt-pdf.ts'
import { canceling, changeOrder, orderNumbered, putBack } from '../repository.ts'
import { takeBackCardsOf } from '../refunds/withdraw-bought-card.ts'

const HERS = { who: 'customer', ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' } } as const

/** `GET /api/account/orders`: the orders of the customer who is signed in. */
const listMyOrdersEndpoint = endpoint(listMyOrders, { who: 'customer' }, (question, req) =>
  ordersOf(req, customerCaller(req).id, question),
)

/** `GET /api/account/rights`: the rights of the customer who is signed in, order by order. */
const listMyRightsEndpoint = endpoint(listMyRights, { who: 'customer' }, async (_, req) => ({
  orders: await rightsOfCustomer(req, customerCaller(req).id),
}))

/** `GET /api/account/orders/:number`: an order of the customer's own. */
const getMyOrderEndpoint = endpoint(getMyOrder, HERS, async ({ number }, req) => {
  const { hasPrescriptions } = await prescriptionMarks(req, number)
  const giftCards = await cardsOfOrder(req, number)
  return { order: myOrderView(await orderNumbered(req, number), { hasPrescriptions, giftCards }) }
})

/** `POST /api/account/orders/:number/cancel`: an order that has not left is canceled by who bought it. */
const cancelMyOrderEndpoint = endpoint(cancelMyOrder, { ...HERS, idempotency: 'handler' }, async ({ number }, req) => {
  if (buyerMayCancel(partedOrder(await orderNumbered(req, number)))) await takeBackCardsOf(req, number)
  const canceled = await changeOrder(req, number, (order) => {
    if (order.state === 'canceled') return {}
    if (!buyerMayCancel(partedOrder(order))) throw new Refusal('order.too_late_to_cancel')
    return canceling(order, order.customerName)
  })
  const { state, refunded } = await putBack(req, canceled)
  return { state, refunded }
})

/** `POST /api/account/orders/:number/buy-again`: what can still be bought goes into the cart. */
const buyAgainEndpoint = endpoint(buyAgain, HERS, async ({ number }, req) =>
  buyOrderAgain(req, await orderNumbered(req, number)),
)

/** `GET /api/account/orders/:number/receipt`: the receipt that the confirmation carried. */
const getMyReceiptEndpoint = endpoint(getMyReceipt, HERS, async ({ number }, req) => {
  const pdf = await receiptPdf(await orderNumbered(req, number), await sellerOf(req))
  return { pdf: Buffer.from(pdf).toString('base64') }
})

/** What customers do with their own orders. */
export const myOrdersEndpoints = [
  listMyOrdersEndpoint,
  listMyRightsEndpoint,
  getMyOrderEndpoint,
  cancelMyOrderEndpoint,
  buyAgainEndpoint,
  getMyReceiptEndpoint,
]
