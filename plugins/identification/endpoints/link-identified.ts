import { linkIdentified as route } from '#contracts/identification.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { linkByPassword } from '../link-account.ts'

/** `POST /api/auth/eid/link`: links the identification to an account by its password, once. */
export const linkIdentifiedEndpoint = endpoint(route, { who: 'shopper', idempotency: 'handler' }, async (typed, req) =>
  linkByPassword(req, typed),
)
