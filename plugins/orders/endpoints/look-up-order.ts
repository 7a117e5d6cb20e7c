import { lookUpOrder } from '#contracts/orders.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { takeLookupDown } from '../answer-lookup.ts'

/** `POST /api/order/lookup`: a guest asks for an order by number and e-mail, and is answered by mail only. */
export const lookUpOrderEndpoint = endpoint(
  lookUpOrder,
  { who: 'shopper', limit: 'order lookup' },
  async (asked, req) => {
    await takeLookupDown(req, asked)
    return { isAsked: true as const }
  },
)
