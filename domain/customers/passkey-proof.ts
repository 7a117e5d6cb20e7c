import type { PasskeyProof } from '#contracts/passkeys.ts'

/** For so long after signing in a passkey may be added without the password. */
export const RECENT_SIGN_IN_MINUTES = 15

/** As many passkeys as one customer may have. */
export const MOST_PASSKEYS = 20

interface ProofState {
  hasPassword: boolean
  /** When this browser signed in. */
  signedInAt: string
  /** When strong identification was given in this session; null without. */
  identifiedAt: string | null
}

/** What adding a passkey asks for at this instant: whoever finds an open page must not leave a key of their own. */
export function passkeyProof({ hasPassword, signedInAt, identifiedAt }: ProofState, at: Date): PasskeyProof {
  const last = Math.max(...[signedInAt, identifiedAt ?? signedInAt].map((time) => Date.parse(time)))
  if (at.getTime() - last < RECENT_SIGN_IN_MINUTES * 60_000) return 'none'
  return hasPassword ? 'password' : 'sign_in'
}
