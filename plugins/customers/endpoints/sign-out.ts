import { signOut } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { newShopper } from '#plugins/kit/requests/caller.ts'
import { endOwnSession, eraseSessionCookies } from '../sessions.ts'

/** `POST /api/account/sign-out`: ends the session of this browser, if there is one. */
export const signOutEndpoint = endpoint(signOut, { who: 'shopper', idempotency: 'handler' }, async (_, req) => {
  await endOwnSession(req)
  eraseSessionCookies(req)
  newShopper(req)
  return { isSignedOut: true as const }
})
