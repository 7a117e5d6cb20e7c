import { watchEvents } from '#contracts/insight.ts'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { watchedEvents } from '../watched-events.ts'

/** `GET /api/insight/events`: what shoppers of a merchant have just done. */
export const watchEventsEndpoint = endpoint(watchEvents, { who: MARKETERS }, async (place, req) => ({
  events: await watchedEvents(req, place),
}))
