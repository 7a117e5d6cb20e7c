import { forgetVisitor } from '#contracts/behavior.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { forgetPerson } from '../repository.ts'

/** `POST /api/site/visitor/forget`: takes back what a browser has told, after its consent was withdrawn. */
export const forgetVisitorEndpoint = endpoint(
  forgetVisitor,
  { who: 'shopper', limit: 'forgotten visitor' },
  async ({ visitor }, req) => {
    await forgetPerson(req, shopPlace.tenant, visitor)
    return { forgotten: true as const }
  },
)
