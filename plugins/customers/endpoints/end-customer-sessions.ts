import { endCustomerSessions } from '#contracts/customer-service.ts'
import { CUSTOMER_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeCustomerByStaff } from '../change-by-staff.ts'
import { countSessions, endSessions } from '../sessions.ts'

/** `POST /api/customer/:number/end-sessions`: signs a customer out everywhere. */
export const endCustomerSessionsEndpoint = endpoint(
  endCustomerSessions,
  { who: CUSTOMER_STAFF },
  async ({ number, note }, req) => {
    await changeCustomerByStaff(req, number, { deed: 'sessions_ended', note })
    const ended = await countSessions(req, number)
    await endSessions(req, number)
    return { ended }
  },
)
