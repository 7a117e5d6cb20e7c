import { acceptTermsIdentified as route } from '#contracts/identification.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { acceptTerms } from '../link-account.ts'

/** `POST /api/auth/eid/terms`: accepts the terms in force and signs in, once. */
export const acceptTermsEndpoint = endpoint(
  route,
  { who: 'shopper', idempotency: 'handler' },
  async ({ acceptsTerms }, req) => acceptTerms(req, acceptsTerms),
)
