import { endCustomerSessions } from '#contracts/customer-service.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeCustomerByStaff } from '../change-by-staff.ts'
import { countSessions, endSessions } from '../sessions.ts'

/** `POST /api/customer/:number/end-sessions`: signs a customer out everywhere. */
export const endCustomerSessionsEndpoint = endpoint(
  endCustomerSessions,
  { who: ORDER_STAFF },
  async ({ number, note }, req) => {
    await changeCustomerByStaff(req, number, { deed: 'sessions_ended', note })
    const ended = await countSessions(req, number)
    await endSessions(req, number)
    return { ended }
  },
)
