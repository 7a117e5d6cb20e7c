import { forgotPassword } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { mailPasswordLink } from '../new-password.ts'

/** `POST /api/account/forgot-password`: mails a link to a new password where the address has an account. */
export const forgotPasswordEndpoint = endpoint(
  forgotPassword,
  { who: 'shopper', limit: 'account letter' },
  async ({ email }, req) => {
    mailPasswordLink(req, email)
    return { isAsked: true as const }
  },
)
