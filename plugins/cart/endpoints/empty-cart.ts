import { emptyCart } from '#contracts/cart.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { answerChange } from '../answer-change.ts'

/** `POST /api/cart/empty`: removes all lines and the discount code. */
export const emptyCartEndpoint = endpoint(emptyCart, { who: 'shopper', idempotency: 'handler' }, (input, req) =>
  answerChange(req, input, () => ({ lines: [], discountCode: null })),
)
