import { readSubscription } from '#contracts/messages.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { subscriptionOf } from '../end-subscription.ts'

/** `GET /api/messages/subscription/:token`: what an unsubscribe link ends. */
export const readSubscriptionEndpoint = endpoint(
  readSubscription,
  { who: 'anyone', ownedBy: 'bearer' },
  ({ token }, req) => subscriptionOf(req, token),
)
