import type { PasskeyProof } from '#contracts/passkeys.ts'

/** For so long after signing in a passkey may be added without the password. */
export const RECENT_SIGN_IN_MINUTES = 15

/** As many passkeys as one customer may have. */
export const MOST_PASSKEYS = 20

interface ProofState {
  hasPassword: boolean
  /** When this browser signed in; null where its session has ended meanwhile. */
  signedInAt: string | null
  /** When strong identification was given in this session; null without. */
  identifiedAt: string | null
}

/**
 * The proof that adding a passkey needs at this instant: a person who finds an open page must not add a key of their
 * own.
 */
export function passkeyProof({ hasPassword, signedInAt, identifiedAt }: ProofState, at: Date): PasskeyProof {
  const isRecent = (time: string | null) =>
    time !== null && at.getTime() - Date.parse(time) < RECENT_SIGN_IN_MINUTES * 60_000
  if (isRecent(signedInAt) || isRecent(identifiedAt)) return 'none'
  return hasPassword ? 'password' : 'sign_in'
}
