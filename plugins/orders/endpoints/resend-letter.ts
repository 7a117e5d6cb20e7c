import { resendLetter } from '#contracts/order-handling.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ORDER_DEEDS } from '../order-deeds.ts'
import { sendLetterOf } from '../letters-of-order.ts'

/** `POST /api/order/:number/resend`: a message about an order, again. */
export const resendLetterEndpoint = endpoint(
  resendLetter,
  { who: ORDER_DEEDS.resend },
  async ({ number, letter }, req) => {
    await sendLetterOf(req, number, letter)
    return { isWaiting: true as const }
  },
)
