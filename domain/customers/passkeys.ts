import type { PasskeyProof } from '#contracts/passkeys.ts'
import { oneLine } from './name.ts'

/** A challenge is answered within so long, in milliseconds: a reader may have to fetch a phone. */
export const CHALLENGE_MS = 5 * 60_000

/** To whom a passkey answers: the host of the shop, and the origin its pages have (WebAuthn §5.1.3, §7.2). */
export interface RelyingParty {
  id: string
  origin: string
}

/** The relying party of a shop at this address. Throws for what is no address, which the start of the shop refuses. */
export function relyingPartyOf(shopUrl: string): RelyingParty {
  const { hostname: id, origin } = new URL(shopUrl)
  return { id, origin }
}

/** The longest name of a passkey, in signs. */
export const PASSKEY_NAME_MAX = 60

/** The name of a passkey as it is stored: one line, cut to its length; empty where nothing but spaces was typed. */
export function passkeyName(typed: string): string {
  return [...oneLine(typed)].slice(0, PASSKEY_NAME_MAX).join('').trim()
}

/**
 * A name that none of the customer's passkeys has: that of the device (`device-name.ts`), with a number from the second
 * on. Without a device it is the word given.
 */
export function proposedPasskeyName(device: string, word: string, taken: readonly string[]): string {
  const name = device || word
  let proposed = name
  for (let count = 2; taken.includes(proposed); count += 1) proposed = `${name} ${count}`
  return proposed
}

/** For so long after signing in a passkey may be added without the password. */
const RECENT_SIGN_IN_MINUTES = 15

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
