import * as z from 'zod/mini'
import { Refusal } from '#domain/refusal.ts'
import { AWAITED_DAYS } from '#domain/orders/awaited-prescription.ts'
import { formerOrderLink, signedLink } from '#plugins/kit/sealing/signed-link.ts'

const PURPOSE = 'awaited prescription'
/** A day longer than the order waits, so that its last day is whole in Helsinki. */
const link = signedLink(PURPOSE, z.object({ number: z.string() }), (AWAITED_DAYS + 1) * 86_400_000)

/** A token for the mailed link by which an order's prescription is sent: the same in every letter of the order. */
export function awaitedToken({ number, placedAt }: { number: string; placedAt: string }): string {
  return link.sign({ number }, Date.parse(placedAt))
}

/** The number of the order a link is for. Throws `prescription.link_expired` for an old link and a forged one alike. */
export function numberOfAwaited(token: string): string {
  const claims = link.read(token) ?? formerOrderLink(PURPOSE, token)
  if (!claims) throw new Refusal('prescription.link_expired')
  return claims.number
}
