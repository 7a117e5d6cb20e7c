import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { readOrderFile, writeValues } from '#contracts/awaited-prescriptions.ts'
import {
  getBoughtCard,
  printBoughtCard,
  replaceGiftCard,
  takeBackGiftCard,
  withdrawBoughtCard,
} from '#contracts/giftcards.ts'
import { readMyPrescriptions } from '#contracts/my-orders.ts'
import {
  cancelOrder,
  correctOrder,
  fulfillOrder,
  handOverOrder,
  labelOrders,
  moveOrder,
  noteOrder,
  printOrders,
  readOrderPrescriptions,
  resendLetter,
  returnRows as returnRowsRoute,
  type SendingOutcome,
  sendOrders,
  takeBackSending as takeBack,
} from '#contracts/order-handling.ts'
import { refundOrder, settleOrderRefund, waiveOutstanding } from '#contracts/order-refunds.ts'
import { measureFitting } from '#contracts/fittings.ts'
import { linesWithoutValues } from '#domain/orders/awaited-prescription.ts'
import { correctedBuyer } from '#domain/orders/correct-buyer.ts'
import { awaitsFitting, isFitted } from '#domain/orders/fitting.ts'
import { isOpticianStep, isPrescriptionUnread } from '#domain/orders/optician-steps.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { afterCanceling, rowsToCancel } from '#domain/orders/rows-to-cancel.ts'
import { assertMove } from '#domain/orders/transitions.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { givenBack } from '#domain/payments/refund.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { Refusal } from '#domain/refusal.ts'
import { boughtCardOf, findBoughtCard, printBought, viewOf } from '#plugins/giftcards/bought-card.ts'
import { replaceCard } from '#plugins/giftcards/buy-cards.ts'
import { hasRole, ORDER_STAFF, PICKUP_STAFF, PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import type { Owner } from '#plugins/kit/requests/ownership.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { refundNamed } from '#plugins/payments/refund-owner.ts'
import { settleRefundByHand } from '#plugins/payments/settle-refund.ts'
import { readPrescriptionFile } from '#plugins/prescriptions/files-for-orders.ts'
import { noteRead } from '#plugins/prescriptions/repository.ts'
import { ownerOfOrder } from '../buyer/own-orders.ts'
import { partedOrder } from '../parted-order.ts'
import { shownInquiry } from '../prescriptions/inquiries.ts'
import { lensFiguresOf } from '../prescriptions/lens-figures.ts'
import { prescriptionMarks } from '../prescriptions/prescription-marks.ts'
import { judgedValues, takeMeasures, takePrescription } from '../prescriptions/take-prescription.ts'
import { cancelingRows, putBackCanceled } from '../refunds/cancel-rows.ts'
import { orderRefunds } from '../refunds/order-refunds.ts'
import { returnRows } from '../refunds/return-rows.ts'
import { giveBackCard, takeBackCardsOf, withdrawBoughtCard as withdraw } from '../refunds/withdraw-bought-card.ts'
import {
  changeOrder,
  orderNumbered,
  orderWithInquiries,
  ownerNumberOf,
  prescriptionsOf,
  withEvent,
} from '../repository.ts'
import { labelsOf } from '../sending/book-labels.ts'
import { packingSlipsPdf, pickingListPdf } from '../sending/picking-pdf.ts'
import { handOver } from '../sending/pickups.ts'
import { sendOrder, takeBackSending } from '../sending/send-order.ts'
import { sendLetterOf } from './letters-of-order.ts'
import { mostToRefund, ORDER_ACTIONS } from './order-actions.ts'

/**
 * For routes that name a bought gift card: the customer who bought it, or the bearer of the reference that a guest was
 * mailed.
 */
async function ownerOfBoughtCard({ ref }: { ref: string }, req: PayloadRequest): Promise<Owner | null> {
  const found = await findBoughtCard(req, ref)
  if (!found) return null
  const customer = await ownerNumberOf(req, found.order)
  return customer === null ? { kind: 'bearer', id: ref } : { kind: 'customer', id: customer }
}

/** What cannot be undone is confirmed by typing the order's number. */
function requireTypedNumber(number: string, typed: string): void {
  if (readOrderNumber(typed) !== number) throw new Refusal('order.confirmation_not_typed', { number, field: 'typed' })
}

const BUYER = { owner: ownerOfBoughtCard, missing: 'giftcard.bought_not_found' } as const

/** `GET /api/giftcard/bought/:ref`: a gift card as its buyer sees it. */
const getBoughtCardEndpoint = endpoint(getBoughtCard, { who: 'anyone', ownedBy: BUYER }, async ({ ref }, req) =>
  viewOf(req, await boughtCardOf(req, ref)),
)

/** `GET /api/giftcard/bought/:ref/pdf`: the card that its buyer prints. */
const printBoughtCardEndpoint = endpoint(printBoughtCard, { who: 'anyone', ownedBy: BUYER }, async ({ ref }, req) => ({
  pdf: Buffer.from(await printBought(req, await boughtCardOf(req, ref))).toString('base64'),
}))

/** `POST /api/giftcard/bought/:ref/withdraw`: the buyer goes back on a card that has not been used. */
const withdrawBoughtCardEndpoint = endpoint(
  withdrawBoughtCard,
  {
    who: 'shopper',
    ownedBy: BUYER,
    idempotency: 'handler',
  },
  async ({ ref }, req) => {
    const card = await boughtCardOf(req, ref)
    const { customerName } = await orderNumbered(req, card.order)
    await withdraw(req, card, customerName)
    return viewOf(req, await boughtCardOf(req, ref))
  },
)

/** `POST /api/giftcard/bought/:ref/take-back`: staff give the money for an unused card back. */
const takeBackGiftCardEndpoint = endpoint(
  takeBackGiftCard,
  { who: ORDER_STAFF, idempotency: 'handler' },
  async ({ ref, note }, req) => {
    await giveBackCard(req, await boughtCardOf(req, ref), staffNameOf(req), note)
    return viewOf(req, await boughtCardOf(req, ref))
  },
)

/** `POST /api/giftcard/bought/:ref/replace`: staff send a new card in place of a lost one. */
const replaceGiftCardEndpoint = endpoint(replaceGiftCard, { who: ORDER_STAFF }, async ({ ref, ...asked }, req) => {
  await replaceCard(req, await boughtCardOf(req, ref), { ...asked, who: staffNameOf(req) })
  return viewOf(req, await boughtCardOf(req, ref))
})

/** `POST /api/order/:number/move`: the next step of an order. Canceling has its own endpoint, since money follows. */
const moveOrderEndpoint = endpoint(
  moveOrder,
  { who: PRESCRIPTION_STAFF },
  async ({ number, to, note = '', restocked, parcels }, req) => {
    if (to === 'canceled') throw new Refusal('order.step_not_allowed')
    if (!hasRole(req, ORDER_STAFF) && !isOpticianStep(to)) throw new Refusal('request.not_allowed')
    const by = staffNameOf(req)
    if (to === 'returned')
      return { state: (await returnRows(req, number, { restocked, isRefunded: false, by, note })).state }
    if (to === 'sent') return { state: (await sendOrder(req, number, { parcels, note })).state }
    const { hasPrescriptions } = await prescriptionMarks(req, number)
    const order = await changeOrder(req, number, (before, { prescriptions }) => {
      assertMove(before.state, to)
      if (to === 'confirmed' && linesWithoutValues(waitingLines(partedOrder(before)), prescriptions()).length > 0)
        throw new Refusal('prescription.values_missing')
      if (to === 'confirmed' && isPrescriptionUnread(before, hasPrescriptions))
        throw new Refusal('order.prescription_unread')
      if (to === 'confirmed' && awaitsFitting(before, waitingLines(partedOrder(before))))
        throw new Refusal('fitting.missing')
      return {
        state: to,
        waitsForOptician: to === 'pending',
        ...withEvent(before, to, by, note),
      }
    })
    return { state: order.state }
  },
)

/** `POST /api/order/:number/cancel`: what has not left is canceled, all of it or rows; goods and money go back. */
const cancelOrderEndpoint = endpoint(
  cancelOrder,
  { who: ORDER_ACTIONS.cancel },
  async ({ number, typed, note = '', rows }, req) => {
    requireTypedNumber(number, typed)
    const parted = partedOrder(await orderNumbered(req, number))
    const { isWhole } = afterCanceling(parted, rowsToCancel(parted, rows), rows === undefined)
    if (isWhole) await takeBackCardsOf(req, number)
    const canceled = await changeOrder(req, number, (order, { prescriptions }) => {
      const changes = cancelingRows(order, { rows, by: staffNameOf(req), note, prescriptions })
      // Its gift cards have been taken out of use for the whole, or have not for a part.
      if ((changes.state === 'canceled') !== isWhole) throw new Refusal('order.step_not_allowed')
      return changes
    })
    const { state, refunded, refunds } = await putBackCanceled(req, canceled)
    return { state, refunded, refund: refundOutcome(refunds.at(-1)?.state) }
  },
)

/** `POST /api/order/:number/return`: goods of an order came back; what may be sold again goes to the shelf, and their money back. */
const returnRowsEndpoint = endpoint(
  returnRowsRoute,
  { who: ORDER_STAFF },
  async ({ number, typed = '', ...returning }, req) => {
    if (returning.isRefunded) requireTypedNumber(number, typed)
    const { state, refunded, refunds } = await returnRows(req, number, { ...returning, by: staffNameOf(req) })
    return { state, refunded, refund: refundOutcome(returning.isRefunded ? refunds.at(-1)?.state : undefined) }
  },
)

/** `POST /api/order/:number/note`: a note of staff for their colleagues. */
const noteOrderEndpoint = endpoint(noteOrder, { who: ORDER_ACTIONS.note }, async ({ number, note }, req) => {
  await changeOrder(req, number, (order) => withEvent(order, 'noted', staffNameOf(req), note))
  return { isNoted: true as const }
})

/** `POST /api/order/:number/correct`: how the buyer is reached. The timeline says which parts were corrected, and by whom. */
const correctOrderEndpoint = endpoint(
  correctOrder,
  { who: ORDER_ACTIONS.correct },
  async ({ number, ...typed }, req) => {
    await changeOrder(req, number, (order) => {
      const { changed, ...reached } = correctedBuyer({ state: order.state, ...order.bought.form }, typed)
      if (changed.length === 0) return {}
      return { reached, ...withEvent(order, 'corrected', staffNameOf(req), changed.join(' ')) }
    })
    return { isCorrected: true as const }
  },
)

/** `POST /api/order/:number/resend`: a message about an order, again. */
const resendLetterEndpoint = endpoint(resendLetter, { who: ORDER_ACTIONS.resend }, async ({ number, letter }, req) => {
  await sendLetterOf(req, number, letter)
  return { isWaiting: true as const }
})

/**
 * `POST /api/order/:number/prescriptions`: health data, so the reader is written into the timeline before it is shown.
 */
const readOrderPrescriptionsEndpoint = endpoint(
  readOrderPrescriptions,
  { who: PRESCRIPTION_STAFF, idempotency: 'none' },
  async ({ number }, req) => {
    const [{ order, inquiries }, opened] = await Promise.all([
      orderWithInquiries(req, number),
      prescriptionsOf(req, number),
    ])
    const { bought, customer } = order
    await noteRead(req, { prescription: number, customer, who: staffNameOf(req), why: 'order' })
    await changeOrder(req, number, (before) => withEvent(before, 'prescriptions_read', staffNameOf(req)))
    const allFigures = await lensFiguresOf(req, order, opened)
    const prescriptions = bought.lines.flatMap(({ ref, prescriptionComes, lensConfiguration, ...line }) => {
      const { articleDescription, variety, eye, needsFitting = false } = line
      const use = lensConfiguration?.use ?? null
      const {
        prescription: text = null,
        prescriptionGlasses: glasses = null,
        unusual = [],
        examinedOn = null,
        file = null,
        fitting = null,
      } = opened[ref] ?? {}
      const marks = {
        hasFile: file !== null,
        isToWrite: Boolean(prescriptionComes) && !glasses,
        needsFitting,
        fitting,
      }
      const isAny = text ?? glasses ?? prescriptionComes
      const figures = allFigures.get(ref) ?? null
      return isAny
        ? [{ ref, articleDescription, variety, use, eye, text, glasses, examinedOn, unusual, figures, ...marks }]
        : []
    })
    return { prescriptions, inquiries: inquiries.map(shownInquiry) }
  },
)

/** `POST /api/order/:number/fitting`: what an optician has measured at the fitting. */
const measureFittingEndpoint = endpoint(
  measureFitting,
  { who: PRESCRIPTION_STAFF, idempotency: 'handler' },
  async ({ number, ref, measures }, req) => {
    const order = await takeMeasures(req, number, { ref, measures, who: staffNameOf(req) })
    return { isHeld: isFitted(order) }
  },
)

/** `POST /api/order/:number/prescriptions/file`: a photographed prescription or the picture of an answer, after its reader has been written down. */
const readOrderFileEndpoint = endpoint(
  readOrderFile,
  { who: PRESCRIPTION_STAFF, idempotency: 'none' },
  async ({ number, ref, inquiry }, req) => {
    const { order, inquiries } = await orderWithInquiries(req, number)
    const { customer } = order
    const ofLine = ref === undefined ? null : (await prescriptionsOf(req, number))[ref]?.file
    const file = ofLine ?? inquiries.find(({ n }) => n === inquiry)?.file
    if (!file) throw new Refusal('prescription.file_unknown')
    const who = staffNameOf(req)
    await noteRead(req, { prescription: number, customer, who, why: 'order' })
    await changeOrder(req, number, (order) => withEvent(order, 'prescriptions_read', who))
    const { type, bytes } = await readPrescriptionFile(req, file)
    return { type, file: bytes.toString('base64') }
  },
)

/** `POST /api/order/:number/prescriptions/values`: what an optician has read from a picture, or heard by phone. */
const writeValuesEndpoint = endpoint(
  writeValues,
  { who: PRESCRIPTION_STAFF },
  async ({ number, ref, glasses }, req) => {
    const order = await orderNumbered(req, number)
    const given = await judgedValues(req, order, { ref, glasses, confirmsUnusual: true })
    await takePrescription(req, number, ref, given, { what: 'prescription_written', who: staffNameOf(req) })
    return { isWritten: true as const }
  },
)

/**
 * `POST /api/account/orders/:number/prescriptions`: health data, so that a password is not enough, and the reading is
 * written into the timeline before it is shown. It does not count as the optician's.
 */
const readMyPrescriptionsEndpoint = endpoint(
  readMyPrescriptions,
  {
    who: 'strong-customer',
    ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' },
    idempotency: 'none',
  },
  async ({ number }, req) => {
    const [{ bought }, opened] = await Promise.all([orderNumbered(req, number), prescriptionsOf(req, number)])
    await changeOrder(req, number, (order) => withEvent(order, 'prescriptions_shown', order.customerName))
    const prescriptions = bought.lines.flatMap(({ ref, articleDescription, eye }) => {
      const { prescription: text = null, prescriptionGlasses: glasses = null } = opened[ref] ?? {}
      return text || glasses ? [{ ref, articleDescription, eye, text, glasses }] : []
    })
    return { prescriptions }
  },
)

/** `POST /api/order/:number/refund`: gives money back, without moving the order. */
const refundOrderEndpoint = endpoint(
  refundOrder,
  { who: ORDER_ACTIONS.refund, idempotency: 'handler' },
  async ({ number, amount, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    const key = (idempotencyKeyOf(req) ?? randomUUID()).slice(0, 32)
    const most = await mostToRefund(req)
    const asked = { key, amount, by: staffNameOf(req), note, ...(most !== undefined && { most }) }
    const order = await giveRefund({ req, owner: orderRefunds, ref: number }, asked)
    const state = refundNamed(order, key)?.state
    if (state === 'failed') throw new Refusal('order.refund_failed')
    return { refunded: order.refunded, refund: refundOutcome(state) }
  },
)

/** `POST /api/order/:number/refund/settle`: staff have asked the provider themselves, and say how a refund ended. */
const settleOrderRefundEndpoint = endpoint(
  settleOrderRefund,
  { who: ['admin', 'order-handler'] },
  async ({ number, key, as, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    const order = await settleRefundByHand({ req, owner: orderRefunds, ref: number }, key, {
      as,
      by: staffNameOf(req),
      note,
    })
    return { refunded: order.refunded, refund: refundOutcome(refundNamed(order, key)?.state) }
  },
)

/** `POST /api/order/:number/refund/drop`: what is outstanding is not given back by the shop. */
const waiveOutstandingEndpoint = endpoint(
  waiveOutstanding,
  { who: ['admin', 'order-handler'] },
  async ({ number, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    const { refunded } = await changeOrder(req, number, (order) => {
      const { promised, refunds } = order
      if (outstanding(promised, refunds) === 0) throw new Refusal('order.refund_settled')
      return { promised: givenBack(refunds), ...withEvent(order, 'refund_dropped', staffNameOf(req), note) }
    })
    return { refunded }
  },
)

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

/** The endpoints of orders, for staff. */
export const orderAdminEndpoints = [
  moveOrderEndpoint,
  cancelOrderEndpoint,
  returnRowsEndpoint,
  noteOrderEndpoint,
  correctOrderEndpoint,
  resendLetterEndpoint,
  sendOrdersEndpoint,
  fulfillOrderEndpoint,
  takeBackSendingEndpoint,
  handOverOrderEndpoint,
  printOrdersEndpoint,
  labelOrdersEndpoint,
  refundOrderEndpoint,
  settleOrderRefundEndpoint,
  waiveOutstandingEndpoint,
  readOrderPrescriptionsEndpoint,
  readOrderFileEndpoint,
  measureFittingEndpoint,
  writeValuesEndpoint,
  readMyPrescriptionsEndpoint,
  getBoughtCardEndpoint,
  printBoughtCardEndpoint,
  withdrawBoughtCardEndpoint,
  takeBackGiftCardEndpoint,
  replaceGiftCardEndpoint,
]
