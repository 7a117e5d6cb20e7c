import { lookUpOrder } from '#contracts/orders.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { postOnce } from '#plugins/kit/outbox.ts'
import { lookupLetter } from '../emails/lookup.ts'
import { lookupToken } from '../lookup-token.ts'
import { findOrder } from '../repository.ts'

/**
 * `POST /api/order/lookup`: a guest asks for an order by number and e-mail. The answer is the same whether the two
 * belong together or not, and comes before the mail is even written: only the mailbox learns which.
 */
export const lookUpOrderEndpoint = endpoint(
  lookUpOrder,
  { who: 'shopper', limit: { calls: 6, seconds: 600 } },
  async ({ number, email }, req) => {
    const order = await findOrder(req, readOrderNumber(number))
    if (order && order.email.toLowerCase() === email.trim().toLowerCase()) {
      const token = lookupToken(order.number)
      await postOnce(req, `order ${order.number} lookup ${token}`, lookupLetter(order, token))
    }
    return { isAsked: true as const }
  },
)
