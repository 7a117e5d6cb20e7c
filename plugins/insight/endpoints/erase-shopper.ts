import { forgetShopper } from '#contracts/insight.ts'
import { forgetPerson } from '#plugins/behavior/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'

/** `POST /api/insight/forget`: forgets what a person did. Whoever asks once more forgets nothing more. */
export const forgetShopperEndpoint = endpoint(
  forgetShopper,
  { who: 'admin', idempotency: 'handler' },
  async ({ tenant, person }, req) => ({ events: await forgetPerson(req, tenant, person) }),
)
