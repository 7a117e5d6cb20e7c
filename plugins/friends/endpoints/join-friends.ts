import { joinFriends } from '#contracts/friends.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { join } from '../join.ts'

/** `POST /api/friends/join`: asks to join. */
export const joinFriendsEndpoint = endpoint(
  joinFriends,
  { who: 'shopper', idempotency: 'handler', limit: 'account letter' },
  async (asked, req) => ({ outcome: await join(req, asked) }),
)
