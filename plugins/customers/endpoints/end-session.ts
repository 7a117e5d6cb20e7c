import { endSession as route } from '#contracts/customers.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { customerCaller } from '../repository.ts'
import { endSession, ownerOfSession, sessionsOf } from '../sessions.ts'

/** `POST /api/account/sessions/:ref/end`: ends one of the customer's sessions. */
export const endSessionEndpoint = endpoint(
  route,
  {
    who: 'customer',
    idempotency: 'handler',
    ownedBy: { owner: ({ ref }, req) => ownerOfSession(req, ref), missing: 'account.session_not_found' },
  },
  async ({ ref }, req) => {
    const caller = customerCaller(req)
    if (!(await endSession(req, caller.id, ref))) throw new Refusal('account.session_not_found')
    return { sessions: await sessionsOf(req, caller) }
  },
)
