import { returnRows as returnRowsRoute } from '#contracts/order-handling.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { returnRows } from '../return-rows.ts'
import { requireTypedNumber } from '../typed-confirmation.ts'

/** `POST /api/order/:number/return`: goods of an order came back; what may be sold again goes to the shelf, and their money back. */
export const returnRowsEndpoint = endpoint(
  returnRowsRoute,
  { who: ORDER_STAFF },
  async ({ number, typed = '', ...returning }, req) => {
    if (returning.isRefunded) requireTypedNumber(number, typed)
    const { state, refunded, refunds } = await returnRows(req, number, { ...returning, by: staffNameOf(req) })
    return { state, refunded, refund: refundOutcome(returning.isRefunded ? refunds.at(-1)?.state : undefined) }
  },
)
