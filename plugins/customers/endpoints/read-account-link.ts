import { readAccountLink } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { openLink } from '../mailed-links.ts'
import { asksPassword } from '../registration.ts'

/** `GET /api/account/link/:token`: what a mailed link is for. Opening it changes nothing, as mail programs open links too. */
export const readAccountLinkEndpoint = endpoint(
  readAccountLink,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => {
    const link = await openLink(req, token)
    const asks = asksPassword(req, link)
    return {
      kind: link.kind,
      email: link.email,
      asksPassword: asks === 'known',
      ...(asks === 'new' && { choosesPassword: true as const }),
    }
  },
)
