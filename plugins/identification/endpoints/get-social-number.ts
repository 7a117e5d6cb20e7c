import { getSocialNumber as route } from '#contracts/identification.ts'
import { maskedSocialNumber } from '#domain/customers/social-number.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { socialNumberOf } from '#plugins/customers/social-numbers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'

/** `GET /api/auth/eid/social-number`: the customer's own, masked. */
export const getSocialNumberEndpoint = endpoint(route, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  const socialNumber = socialNumberOf(req, customer)
  return { socialNumber: socialNumber === null ? null : maskedSocialNumber(socialNumber) }
})
