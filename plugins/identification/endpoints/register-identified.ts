import { registerIdentified as route } from '#contracts/identification.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { mailNewAccount } from '../new-account.ts'

/** `POST /api/auth/eid/account`: mails the link of a new account. */
export const registerIdentifiedEndpoint = endpoint(
  route,
  { who: 'shopper', limit: 'account letter' },
  async (typed, req) => {
    await mailNewAccount(req, typed)
    return { isMailed: true as const }
  },
)
