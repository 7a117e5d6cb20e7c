import { findCustomers } from '#contracts/customer-service.ts'
import { ORDER_READERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { searchCustomers } from '../find-customers.ts'

/** `GET /api/customer/search`: customers, for staff. */
export const findCustomersEndpoint = endpoint(findCustomers, { who: ORDER_READERS }, ({ words }, req) =>
  searchCustomers(req, words),
)
