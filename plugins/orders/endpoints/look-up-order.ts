import { lookUpOrder } from '#contracts/orders.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { queueLookup } from '../answer-lookup.ts'

/** `POST /api/order/lookup`: a guest asks for an order by number and e-mail. The answer comes by mail only. */
export const lookUpOrderEndpoint = endpoint(
  lookUpOrder,
  { who: 'shopper', limit: 'order lookup' },
  async (input, req) => {
    await queueLookup(req, input)
    return { isAsked: true as const }
  },
)
