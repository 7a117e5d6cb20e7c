/** What strong identification meets in the shop. */
export interface Met {
  /** Number of the customer whose account has this social number. */
  owner: string | null
  /** The customer who is signed in to this browser by other means. */
  signedIn: { number: string; hasSocialNumber: boolean; hasPassword: boolean } | null
  /** Whether a new account of this person waits for its mailed link. */
  awaitsEmail: boolean
}

/**
 * What comes next:
 * - `sign_in`: into the owner's account, strongly; the session of this browser is replaced.
 * - `attach`: the social number becomes the signed-in customer's, then as `sign_in`.
 * - `ask_password`: as `attach`, after the account's password: an open page alone must not give an account away.
 * - `ask_account`: an account that exists, or a new one.
 * - `await_email`: the same, with the sentence that the mailbox is still to be confirmed.
 * - `other_person`: nothing.
 */
export type LinkStep = 'sign_in' | 'attach' | 'ask_password' | 'ask_account' | 'await_email' | 'other_person'

/** Which account an identification leads to. A second social number never comes to an account that has one. */
export function linkStep({ owner, signedIn, awaitsEmail }: Met): LinkStep {
  if (owner !== null) return signedIn === null || signedIn.number === owner ? 'sign_in' : 'other_person'
  if (signedIn === null) return awaitsEmail ? 'await_email' : 'ask_account'
  if (signedIn.hasSocialNumber) return 'other_person'
  return signedIn.hasPassword ? 'ask_password' : 'attach'
}

/** How long a visit to the identity provider may take. */
export const ASKED_MINUTES = 10

/** How long an identified person may take to choose the account. */
export const IDENTIFIED_MINUTES = 30

/** How long the mailed link of a new account opens. */
export const MAILED_HOURS = 72
