import { changePassword as route } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changePassword } from '../new-password.ts'
import { customerCaller } from '../repository.ts'

/** `POST /api/account/password`: a new password, by the former one. */
export const changePasswordEndpoint = endpoint(
  route,
  { who: 'customer', idempotency: 'handler' },
  async (asked, req) => {
    await changePassword(req, customerCaller(req), asked)
    return { isChanged: true as const }
  },
)
