import { emptyCart } from '#contracts/cart.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { answerChange } from '../answer-change.ts'

/** `POST /api/cart/empty`: everything out, the discount code included. */
export const emptyCartEndpoint = endpoint(emptyCart, { who: 'shopper', idempotency: 'handler' }, (asked, req) =>
  answerChange(req, asked, () => ({ lines: [], discountCode: null })),
)
