import { mergeCustomers as route } from '#contracts/customer-service.ts'
import { CUSTOMER_KEEPERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { mergeCustomers } from '../merge-customers.ts'

/** `POST /api/customer/:number/merge`: makes one account of two. */
export const mergeCustomersEndpoint = endpoint(
  route,
  { who: CUSTOMER_KEEPERS, idempotency: 'handler' },
  async (asked, req) => {
    await mergeCustomers(req, asked)
    return { number: asked.number }
  },
)
