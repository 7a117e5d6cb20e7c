import { findCustomers } from '#contracts/customer-service.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { searchCustomers } from '../find-customers.ts'

/** `GET /api/customer/search`: customers, for staff. */
export const findCustomersEndpoint = endpoint(findCustomers, { who: ORDER_STAFF }, ({ words }, req) =>
  searchCustomers(req, words),
)
