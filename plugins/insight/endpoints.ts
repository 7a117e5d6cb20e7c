import { eraseShopper, watchEvents } from '#contracts/insight.ts'
import { erasePerson } from '#plugins/behavior/repository.ts'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { watchedEvents } from './watched-events.ts'

/** `POST /api/insight/forget`: erases the events of a person. Repeats erase nothing more. */
const eraseShopperEndpoint = endpoint(
  eraseShopper,
  { who: 'admin', idempotency: 'handler' },
  async ({ tenant, person }, req) => ({ events: await erasePerson(req, tenant, person) }),
)

/** `GET /api/insight/events`: what shoppers of a merchant have just done. */
const watchEventsEndpoint = endpoint(watchEvents, { who: MARKETERS }, async (place, req) => ({
  events: await watchedEvents(req, place),
}))

/** The endpoints of what shoppers do. */
export const insightEndpoints = [watchEventsEndpoint, eraseShopperEndpoint]
