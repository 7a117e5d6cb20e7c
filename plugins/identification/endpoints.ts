import {
  acceptTermsIdentified as acceptTermsIdentifiedRoute,
  confirmIdentified as confirmIdentifiedRoute,
  eidKinds,
  getEidKeys as getEidKeysRoute,
  getIdentified as getIdentifiedRoute,
  getSocialNumber as getSocialNumberRoute,
  linkIdentified as linkIdentifiedRoute,
  readIdentifiedLink as readIdentifiedLinkRoute,
  registerIdentified as registerIdentifiedRoute,
  returnFromIdentification as returnFromIdentificationRoute,
  startIdentification as startIdentificationRoute,
} from '#contracts/identification.ts'
import { maskedSocialNumber } from '#domain/customers/social-number.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { socialNumberOf } from '#plugins/customers/social-numbers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { publicKeys } from './client-keys.ts'
import { requireIdentified } from './identified.ts'
import { acceptTerms, linkByPassword } from './link-account.ts'
import { confirmNewAccount, mailNewAccount, readNewAccount } from './new-account.ts'
import { returnFromProvider } from './return.ts'
import { startIdentification } from './start.ts'

/** `POST /api/auth/eid/terms`: accepts the terms in force and signs in, once. */
const acceptTermsEndpoint = endpoint(
  acceptTermsIdentifiedRoute,
  { who: 'shopper', idempotency: 'handler' },
  async ({ acceptsTerms }, req) => acceptTerms(req, acceptsTerms),
)

/** `POST /api/auth/eid/account/:token`: makes the account of a mailed link and signs in. The link serves once. */
const confirmIdentifiedEndpoint = endpoint(
  confirmIdentifiedRoute,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => confirmNewAccount(req, token),
)

/** `GET /api/auth/eid/keys`: the shop's public keys, for the identity provider. */
const getEidKeysEndpoint = endpoint(getEidKeysRoute, { who: 'anyone' }, async (_, req) => ({
  keys: await publicKeys(req),
}))

/** `GET /api/auth/eid/identified`: what who is identified in this browser is asked for. */
const getIdentifiedEndpoint = endpoint(getIdentifiedRoute, { who: 'anyone' }, async (_, req) => {
  const { firstName, asks, awaitsEmail } = (await requireIdentified(req)).value
  return { firstName, asks, awaitsEmail }
})

/** `GET /api/auth/eid/social-number`: the customer's own, masked. */
const getSocialNumberEndpoint = endpoint(getSocialNumberRoute, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  const socialNumber = socialNumberOf(req, customer)
  return { socialNumber: socialNumber === null ? null : maskedSocialNumber(socialNumber) }
})

/** `POST /api/auth/eid/link`: links the identification to an account by its password, once. */
const linkIdentifiedEndpoint = endpoint(
  linkIdentifiedRoute,
  { who: 'shopper', idempotency: 'handler' },
  async (typed, req) => linkByPassword(req, typed),
)

/** `GET /api/auth/eid/account/:token`: what the mailed link of a new account is for. */
const readIdentifiedLinkEndpoint = endpoint(
  readIdentifiedLinkRoute,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => readNewAccount(req, token),
)

/** `POST /api/auth/eid/account`: mails the link of a new account. */
const registerIdentifiedEndpoint = endpoint(
  registerIdentifiedRoute,
  { who: 'shopper', limit: 'account letter' },
  async (typed, req) => {
    await mailNewAccount(req, typed)
    return { isMailed: true as const }
  },
)

/** `POST /api/auth/eid/return`: takes the browser back from the provider. The same answer counts once. */
const returnFromIdentificationEndpoint = endpoint(
  returnFromIdentificationRoute,
  { who: 'shopper', idempotency: 'handler' },
  async ({ search }, req) => returnFromProvider(req, search),
)

/** `POST /api/auth/eid/start`: begins an identification. Sent twice it begins two, and the second counts. */
const startIdentificationEndpoint = endpoint(
  startIdentificationRoute,
  { who: 'shopper', idempotency: 'handler', limit: 'identification' },
  async ({ next }, req) => ({ kind: eidKinds.fi_tupas, to: await startIdentification(req, next ?? null) }),
)

/** The endpoints of strong identification. */
export const identificationEndpoints = [
  startIdentificationEndpoint,
  returnFromIdentificationEndpoint,
  getIdentifiedEndpoint,
  linkIdentifiedEndpoint,
  acceptTermsEndpoint,
  registerIdentifiedEndpoint,
  readIdentifiedLinkEndpoint,
  confirmIdentifiedEndpoint,
  getSocialNumberEndpoint,
  getEidKeysEndpoint,
]
