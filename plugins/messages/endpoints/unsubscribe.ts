import { unsubscribe } from '#contracts/messages.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { endSubscription } from '../end-subscription.ts'

/** `POST /api/messages/subscription/:token/end`: ends marketing by one channel. */
export const unsubscribeEndpoint = endpoint(
  unsubscribe,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  ({ token }, req) => endSubscription(req, token),
)
