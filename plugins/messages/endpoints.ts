import { readSubscription, unsubscribe } from '#contracts/messages.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { endSubscription, subscriptionOf } from './end-subscription.ts'

/** `GET /api/messages/subscription/:token`: what an unsubscribe link ends. */
const readSubscriptionEndpoint = endpoint(readSubscription, { who: 'anyone', ownedBy: 'bearer' }, ({ token }, req) =>
  subscriptionOf(req, token),
)

/** `POST /api/messages/subscription/:token/end`: ends marketing by one channel. */
const unsubscribeEndpoint = endpoint(
  unsubscribe,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  ({ token }, req) => endSubscription(req, token),
)

/** The endpoints of a letter's own link. */
export const messageEndpoints = [readSubscriptionEndpoint, unsubscribeEndpoint]
