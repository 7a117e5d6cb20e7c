import { deleteForCustomer } from '#contracts/customer-service.ts'
import { CUSTOMER_KEEPERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { deleteByStaff } from '../delete-account.ts'

/** `POST /api/customer/:number/deletion`: staff delete the account of a customer who asked for it by phone. */
export const deleteForCustomerEndpoint = endpoint(
  deleteForCustomer,
  { who: CUSTOMER_KEEPERS, idempotency: 'handler' },
  async ({ number, note }, req) => {
    await deleteByStaff(req, number, note)
    return { isDeleted: true as const }
  },
)
