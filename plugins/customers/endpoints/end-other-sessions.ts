import { endOtherSessions } from '#contracts/accounts.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { customerCaller } from '../repository.ts'
import { endSessions, sessionsOf } from '../sessions.ts'

/** `POST /api/account/sessions/end-others`: ends every session of the customer but this one. */
export const endOtherSessionsEndpoint = endpoint(
  endOtherSessions,
  { who: 'customer', idempotency: 'handler' },
  async (_, req) => {
    const caller = customerCaller(req)
    await endSessions(req, caller.id, caller.session)
    return { sessions: await sessionsOf(req, caller) }
  },
)
