import { cancelOrder } from '#contracts/order-handling.ts'
import { afterCanceling, rowsToCancel } from '#domain/orders/rows-to-cancel.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { cancelingRows, putBackCanceled } from '../cancel-rows.ts'
import { ORDER_DEEDS } from '../order-deeds.ts'
import { partedOrder } from '../parted-order.ts'
import { changeOrder, orderNumbered } from '../repository.ts'
import { requireTypedNumber } from '../typed-confirmation.ts'
import { takeBackCardsOf } from '../withdraw-bought-card.ts'

/** `POST /api/order/:number/cancel`: what has not left is canceled, all of it or rows; goods and money go back. */
export const cancelOrderEndpoint = endpoint(
  cancelOrder,
  { who: ORDER_DEEDS.cancel },
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
