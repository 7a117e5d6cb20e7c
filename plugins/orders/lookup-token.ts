import * as z from 'zod/mini'
import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { formerOrderLink, signedLink } from '#plugins/kit/sealing/signed-link.ts'

const PURPOSE = 'order lookup'
const STEP_MS = 5 * 60_000
const link = signedLink(PURPOSE, z.object({ number: z.string() }), 24 * 60 * 60_000)

/** A token for a mailed link that opens one order for a day. Within five minutes it is the same token. */
export function lookupToken(number: string): string {
  return link.sign({ number }, Math.ceil(now().getTime() / STEP_MS) * STEP_MS)
}

/** The number of the order a link opens. Throws `lookup.link_expired` for an old link and a forged one alike. */
export function orderNumberFrom(token: string): string {
  const claims = link.read(token) ?? formerOrderLink(PURPOSE, token)
  if (!claims) throw new Refusal('lookup.link_expired')
  return claims.number
}
