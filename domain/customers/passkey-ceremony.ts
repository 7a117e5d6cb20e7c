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
