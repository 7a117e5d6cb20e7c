import { listSessions } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { customerCaller } from '../repository.ts'
import { sessionsOf } from '../sessions.ts'

/** `GET /api/account/sessions`: where the customer is signed in. */
export const listSessionsEndpoint = endpoint(listSessions, { who: 'customer' }, async (_, req) => ({
  sessions: await sessionsOf(req, customerCaller(req)),
}))
