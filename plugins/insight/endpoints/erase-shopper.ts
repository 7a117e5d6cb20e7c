import { eraseShopper } from '#contracts/insight.ts'
import { erasePerson } from '#plugins/behavior/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'

/** `POST /api/insight/forget`: forgets what a person did. Whoever asks once more forgets nothing more. */
export const eraseShopperEndpoint = endpoint(
  eraseShopper,
  { who: 'admin', idempotency: 'handler' },
  async ({ tenant, person }, req) => ({ events: await erasePerson(req, tenant, person) }),
)
