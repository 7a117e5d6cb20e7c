import { setQuantity } from '#contracts/cart.ts'
import { changeQuantity } from '#domain/cart/change-quantity.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { answerChange } from '../answer-change.ts'

/** `POST /api/cart/quantity`: the plus and minus buttons of the cart drawer. */
export const setQuantityEndpoint = endpoint(setQuantity, { who: 'shopper', idempotency: 'handler' }, (change, req) =>
  answerChange(req, change, ({ lines, discountCode }) => ({ discountCode, lines: changeQuantity(lines, change) })),
)
