import { noteOrder } from '#contracts/order-handling.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ORDER_DEEDS } from '../order-deeds.ts'
import { changeOrder, withEvent } from '../repository.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'

/** `POST /api/order/:number/note`: a note of staff for their colleagues. */
export const noteOrderEndpoint = endpoint(noteOrder, { who: ORDER_DEEDS.note }, async ({ number, note }, req) => {
  await changeOrder(req, number, (order) => withEvent(order, 'noted', staffNameOf(req), note))
  return { isNoted: true as const }
})
