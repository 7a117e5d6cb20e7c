import { moveOrder } from '#contracts/order-handling.ts'
import { linesWithoutValues } from '#domain/orders/awaited-prescription.ts'
import { isPrescriptionUnread } from '#domain/orders/prescription-unread.ts'
import { isOpticianStep } from '#domain/orders/optician-steps.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { mustMove } from '#domain/orders/transitions.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasRole, ORDER_STAFF, PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { partedOrder } from '../parted-order.ts'
import { prescriptionMarks } from '../prescription-marks.ts'
import { changeOrder, withEvent } from '../repository.ts'
import { returnRows } from '../return-rows.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { sendOrder } from '../send-order.ts'

/** `POST /api/order/:number/move`: the next step of an order. Canceling has its own endpoint, since money follows. */
export const moveOrderEndpoint = endpoint(
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
      mustMove(before.state, to)
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
