import { noteOrder } from '#contracts/orders.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { changeOrder, happened } from '../repository.ts'
import { staffNameOf } from '#plugins/kit/staff-name.ts'

/** `POST /api/order/:number/note`: what staff want the next one to know, such as what the optician asked. */
export const noteOrderEndpoint = endpoint(
  noteOrder,
  { who: ['admin', 'order-handler'] },
  async ({ number, note }, req) => {
    await changeOrder(req, number, (order) => happened(order, 'noted', staffNameOf(req), note))
    return { isNoted: true as const }
  },
)
