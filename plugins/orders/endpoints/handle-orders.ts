import {
  cancelOrder,
  correctOrder,
  moveOrder,
  noteOrder,
  resendLetter,
  returnRows as returnRowsRoute,
} from '#contracts/order-handling.ts'
import { linesWithoutValues } from '#domain/orders/awaited-prescription.ts'
import { correctedBuyer } from '#domain/orders/correct-buyer.ts'
import { isOpticianStep } from '#domain/orders/optician-steps.ts'
import { isPrescriptionUnread } from '#domain/orders/prescription-unread.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { afterCanceling, rowsToCancel } from '#domain/orders/rows-to-cancel.ts'
import { assertMove } from '#domain/orders/transitions.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasRole, ORDER_STAFF, PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { cancelingRows, putBackCanceled } from '../refunds/cancel-rows.ts'
import { sendLetterOf } from '../admin/letters-of-order.ts'
import { ORDER_ACTIONS } from '../admin/order-actions.ts'
import { partedOrder } from '../parted-order.ts'
import { prescriptionMarks } from '../prescriptions/prescription-marks.ts'
import { changeOrder, orderNumbered, withEvent } from '../repository.ts'
import { returnRows } from '../refunds/return-rows.ts'
import { sendOrder } from '../sending/send-order.ts'
import { requireTypedNumber } from '../admin/typed-confirmation.ts'
import { takeBackCardsOf } from '../refunds/withdraw-bought-card.ts'

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

/** What staff do with an order. */
export const handleOrdersEndpoints = [
  moveOrderEndpoint,
  cancelOrderEndpoint,
  returnRowsEndpoint,
  noteOrderEndpoint,
  correctOrderEndpoint,
  resendLetterEndpoint,
]
