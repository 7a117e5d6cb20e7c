import { eidKinds, startIdentification as route } from '#contracts/identification.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { startIdentification } from '../start.ts'

/** `POST /api/auth/eid/start`: begins an identification. Sent twice it begins two, and the second counts. */
export const startIdentificationEndpoint = endpoint(
  route,
  { who: 'shopper', idempotency: 'handler', limit: 'identification' },
  async ({ next }, req) => ({ kind: eidKinds.fi_tupas, to: await startIdentification(req, next ?? null) }),
)
