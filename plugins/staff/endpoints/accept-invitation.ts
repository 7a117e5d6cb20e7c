import { acceptInvitation } from '#contracts/staff.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { accept } from '../invitations.ts'

/** `POST /api/team/invitation/:token`: the first password of an invited member of staff. */
export const acceptInvitationEndpoint = endpoint(
  acceptInvitation,
  // An invitation is accepted once, and its password is written nowhere else.
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token, password }, req) => accept(req, token, password),
)
