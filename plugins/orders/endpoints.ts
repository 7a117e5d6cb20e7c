import { getAwaited, sendPhoto, sendValues } from '#contracts/awaited-prescriptions.ts'
import { buyAgain, cancelMyOrder, getMyOrder, getMyReceipt, listMyOrders, listMyRights } from '#contracts/my-orders.ts'
import { answerInquiry, getInquiry, sendInquiry } from '#contracts/order-inquiries.ts'
import { getConfirmation, getLookedUpOrder, lookUpOrder } from '#contracts/orders.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { outcomeOf } from '#domain/checkout/purchase-states.ts'
import { isEmail } from '#domain/customers/email.ts'
import { awaitedUntil } from '#domain/orders/awaited-prescription.ts'
import { isOrderNumber, readOrderNumber } from '#domain/orders/order-number.ts'
import { buyerMayCancel } from '#domain/orders/rows-to-cancel.ts'
import { Refusal } from '#domain/refusal.ts'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { cardsOfOrder } from '#plugins/giftcards/bought-card.ts'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { isOwnShopper } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { storePrescriptionFile } from '#plugins/prescriptions/files-for-orders.ts'
import { receivedUpload } from '#plugins/prescriptions/stored-files.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { queueLookup } from './buyer/answer-lookup.ts'
import { buyOrderAgain } from './buyer/buy-order-again.ts'
import { myOrderView } from './buyer/my-order-view.ts'
import { orderView } from './buyer/order-view.ts'
import { ordersOf, ownerOfOrder, rightsOfCustomer } from './buyer/own-orders.ts'
import { receiptPdf } from './emails/receipt-pdf.ts'
import { inquiryFrom, numberOfAwaited, orderNumberFrom } from './order-links.ts'
import { partedOrder } from './parted-order.ts'
import { awaitedLenses } from './prescriptions/awaited-lenses.ts'
import { askBuyer, openInquiry, takeAnswer } from './prescriptions/inquiries.ts'
import { prescriptionMarks } from './prescriptions/prescription-marks.ts'
import { judgedValues, takePrescription } from './prescriptions/take-prescription.ts'
import { takeBackCardsOf } from './refunds/withdraw-bought-card.ts'
import { canceling, changeOrder, orderNumbered, orderOfPurchase, putBack } from './repository.ts'

/** `GET /api/order/awaited/:token`: what an order waits for, for the bearer of the mailed link. */
const getAwaitedEndpoint = endpoint(getAwaited, { who: 'anyone', ownedBy: 'bearer' }, async ({ token }, req) => {
  const order = await orderNumbered(req, numberOfAwaited(token))
  const until = awaitedUntil(helsinkiDay(order.placedAt))
  return { number: order.number, until, awaited: await awaitedLenses(req, order) }
})

/** `POST /api/order/awaited/:token/values`: the values that an order has waited for. */
const sendValuesEndpoint = endpoint(
  sendValues,
  { who: 'shopper', ownedBy: 'bearer', limit: 'prescription file' },
  async ({ token, ref, glasses, confirmsUnusual = false }, req) => {
    const number = numberOfAwaited(token)
    const given = await judgedValues(req, await orderNumbered(req, number), { ref, glasses, confirmsUnusual })
    const order = await takePrescription(req, number, ref, given, { what: 'prescription_came', who: '' })
    return { left: (await awaitedLenses(req, order)).length }
  },
)

/** `POST /api/order/awaited/:token/photo`: a picture of the prescription that an order has waited for. */
const sendPhotoEndpoint = endpoint(
  sendPhoto,
  { who: 'shopper', ownedBy: 'bearer', limit: 'prescription file' },
  async ({ token, ref, file }, req) => {
    const number = numberOfAwaited(token)
    const awaited = await awaitedLenses(req, await orderNumbered(req, number))
    if (!awaited.some((lenses) => lenses.ref === ref)) throw new Refusal('prescription.not_awaited')
    const upload = await receivedUpload(req, file)
    // Named for the order once the order has taken it. If it does not, the file counts among those without an order.
    const stored = await storePrescriptionFile(req, `order ${number}`, upload)
    const came = { what: 'prescription_came', who: '' } as const
    const order = await takePrescription(req, number, ref, { file: stored }, came)
    return { left: (await awaitedLenses(req, order)).length }
  },
)

/**
 * `GET /api/order/confirmation/:ref`: the outcome of a purchase. Names and addresses are for the browser that ordered,
 * for as long as the purchase is stored; after that it says that there is an order, which is found by its number.
 */
const getConfirmationEndpoint = endpoint(
  getConfirmation,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ ref }, req) => {
    const purchase = await findPurchase(req, ref)
    if (!purchase && (await orderOfPurchase(req, ref)))
      return { outcome: 'paid' as const, order: null, givenBack: null }
    if (!purchase) throw new Refusal('checkout.purchase_missing')
    const isOwn = isOwnShopper(req, purchase.shopperId)
    const order = isOwn ? await orderOfPurchase(req, ref) : null
    const outcome = outcomeOf(purchase.state)
    const { noOrderReason: reason } = purchase
    const charge = outcome === 'given_back' ? await findCharge(req, ref) : null
    const givenBack = charge && reason ? { reason, amount: charge.promised } : null
    return { outcome, order: order && orderView(order), givenBack }
  },
)

/**
 * `POST /api/order/lookup`: a guest asks for an order by number and e-mail. The answer comes by mail only. What can be no
 * number or address is refused at once, which says nothing of who has ordered.
 */
const lookUpOrderEndpoint = endpoint(lookUpOrder, { who: 'shopper', limit: 'order lookup' }, async (input, req) => {
  if (!isOrderNumber(readOrderNumber(input.number))) throw new Refusal('order.number_malformed', { field: 'number' })
  if (!isEmail(input.email)) throw new Refusal('contact.email_malformed', { field: 'email' })
  await queueLookup(req, input)
  return { isAsked: true as const }
})

/** `GET /api/order/lookup/:token`: the order behind a mailed link. */
const getLookedUpOrderEndpoint = endpoint(
  getLookedUpOrder,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => ({
    order: orderView(await orderNumbered(req, orderNumberFrom(token)), true),
  }),
)

/** `POST /api/order/:number/inquiry`: an optician's question to the buyer. */
const sendInquiryEndpoint = endpoint(sendInquiry, { who: PRESCRIPTION_STAFF }, async ({ number, question }, req) => ({
  until: await askBuyer(req, number, question, staffNameOf(req)),
}))

/** `GET /api/order/inquiry/:token`: what an optician asks, for the bearer of the mailed link, until it is answered. */
const getInquiryEndpoint = endpoint(getInquiry, { who: 'anyone', ownedBy: 'bearer' }, async ({ token }, req) => {
  const named = inquiryFrom(token)
  const { question, until } = await openInquiry(req, named)
  return { number: named.number, question, until }
})

/** `POST /api/order/inquiry/:token/answer`: the buyer's answer to an optician. */
const answerInquiryEndpoint = endpoint(
  answerInquiry,
  { who: 'shopper', ownedBy: 'bearer', limit: 'prescription file' },
  async ({ token, answer, file = '' }, req) => {
    await takeAnswer(req, inquiryFrom(token), { answer, picture: file })
    return { isAnswered: true as const }
  },
)

const byOwner = { who: 'customer', ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' } } as const

/** `GET /api/account/orders`: the orders of the customer who is signed in. */
const listMyOrdersEndpoint = endpoint(listMyOrders, { who: 'customer' }, (question, req) =>
  ordersOf(req, customerCaller(req).id, question),
)

/** `GET /api/account/rights`: the rights of the customer who is signed in, order by order. */
const listMyRightsEndpoint = endpoint(listMyRights, { who: 'customer' }, async (_, req) => ({
  orders: await rightsOfCustomer(req, customerCaller(req).id),
}))

/** `GET /api/account/orders/:number`: an order of the customer's own. */
const getMyOrderEndpoint = endpoint(getMyOrder, byOwner, async ({ number }, req) => {
  const { hasPrescriptions } = await prescriptionMarks(req, number)
  const giftCards = await cardsOfOrder(req, number)
  return { order: myOrderView(await orderNumbered(req, number), { hasPrescriptions, giftCards }) }
})

/** `POST /api/account/orders/:number/cancel`: an order that has not left is canceled by who bought it. */
const cancelMyOrderEndpoint = endpoint(
  cancelMyOrder,
  { ...byOwner, idempotency: 'handler' },
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

/** `POST /api/account/orders/:number/buy-again`: what can still be bought goes into the cart. */
const buyAgainEndpoint = endpoint(buyAgain, byOwner, async ({ number }, req) =>
  buyOrderAgain(req, await orderNumbered(req, number)),
)

/** `GET /api/account/orders/:number/receipt`: the receipt that the confirmation carried. */
const getMyReceiptEndpoint = endpoint(getMyReceipt, byOwner, async ({ number }, req) => {
  const pdf = await receiptPdf(await orderNumbered(req, number), await sellerOf(req))
  return { pdf: Buffer.from(pdf).toString('base64') }
})

/** The endpoints of orders, for who bought. */
export const orderEndpoints = [
  getConfirmationEndpoint,
  lookUpOrderEndpoint,
  getLookedUpOrderEndpoint,
  getAwaitedEndpoint,
  sendValuesEndpoint,
  sendPhotoEndpoint,
  sendInquiryEndpoint,
  getInquiryEndpoint,
  answerInquiryEndpoint,
  listMyOrdersEndpoint,
  listMyRightsEndpoint,
  getMyOrderEndpoint,
  cancelMyOrderEndpoint,
  buyAgainEndpoint,
  getMyReceiptEndpoint,
]
