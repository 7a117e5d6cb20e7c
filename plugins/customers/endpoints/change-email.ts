import { changeEmail } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { mailEmailLink } from '../new-email.ts'
import { customerCaller } from '../repository.ts'

/** `POST /api/account/email`: mails a link to the new address. */
export const changeEmailEndpoint = endpoint(
  changeEmail,
  { who: 'customer', limit: 'account letter' },
  async (asked, req) => {
    await mailEmailLink(req, customerCaller(req), asked)
    return { isAsked: true as const }
  },
)
