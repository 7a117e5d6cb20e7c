import { returnFromIdentification as route } from '#contracts/identification.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { returnFromProvider } from '../return.ts'

/** `POST /api/auth/eid/return`: takes the browser back from the provider. The same answer counts once. */
export const returnFromIdentificationEndpoint = endpoint(
  route,
  { who: 'shopper', idempotency: 'handler' },
  async ({ search }, req) => returnFromProvider(req, search),
)
