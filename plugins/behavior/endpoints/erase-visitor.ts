import { eraseVisitor } from '#contracts/behavior.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { erasePerson } from '../repository.ts'

/** `POST /api/site/visitor/forget`: deletes the events that a browser has sent, after its consent was withdrawn. */
export const eraseVisitorEndpoint = endpoint(
  eraseVisitor,
  { who: 'shopper', limit: 'forgotten visitor' },
  async ({ visitor }, req) => {
    await erasePerson(req, shopPlace.tenant, visitor)
    return { forgotten: true as const }
  },
)
