import type { PayloadRequest } from 'payload'
import { loginProblems, type LoginMethod, type SignedIn } from '#contracts/customers.ts'
import { Refusal } from '#domain/refusal.ts'
import { newShopper, shopperIdOf, storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { accountTermsInForce, notifySignedIn } from './hooks.ts'
import { changeCustomer, type StoredCustomer } from './repository.ts'
import { startSession } from './sessions.ts'

/**
 * Signs a customer in, and joins the guest's cart to the customer's. The browser gets a new shopper and with it a new
 * token.
 */
export async function signIn(
  req: PayloadRequest,
  customer: StoredCustomer,
  method: LoginMethod,
  { isStrong = false } = {},
): Promise<SignedIn> {
  // Store mode refuses sign-in, so that no customer's pages stay open on the counter.
  if (storeCallerOf(req)) throw new Refusal('store_mode.no_sign_in')
  if (customer.deletionAskedAt) throw new Refusal('account.being_deleted')
  const from = shopperIdOf(req)
  await startSession(req, customer, { method, isStrong })
  const joinedLines = from === customer.shopper ? 0 : await notifySignedIn(req, customer, from)
  newShopper(req)
  return { method, firstName: customer.firstName, joinedLines }
}

/** Whether a customer has accepted the terms of the account in force. */
export async function hasAcceptedTerms(req: PayloadRequest, { termsVersion }: StoredCustomer): Promise<boolean> {
  const inForce = await accountTermsInForce(req)
  return inForce === null || termsVersion === inForce
}

/**
 * Returns the customer once the terms of the account in force are accepted. Throws `account.terms_not_accepted` if they
 * are not.
 */
export async function withTermsAccepted(
  req: PayloadRequest,
  customer: StoredCustomer,
  accepts: boolean | undefined,
): Promise<StoredCustomer> {
  const inForce = await accountTermsInForce(req)
  if (inForce === null || customer.termsVersion === inForce) return customer
  if (!accepts) throw new Refusal('account.terms_not_accepted', { problem: loginProblems.terms_not_accepted })
  return changeCustomer(req, customer.number, { termsVersion: inForce })
}
