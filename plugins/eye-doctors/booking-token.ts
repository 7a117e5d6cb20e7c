import * as z from 'zod/mini'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { signClaims, signedClaims } from '#plugins/kit/sealing/signed-claims.ts'

const PURPOSE = 'eye doctor booking'
const Claims = z.object({ number: z.string() })

/** Says that a booking is the reader's. Serves as long as the booking is kept, which is some weeks after the visit. */
export function tokenOf(number: string): string {
  return signClaims(PURPOSE, { number } satisfies z.infer<typeof Claims>)
}

/** Where a booking is looked at and canceled without signing in. */
export function linkTo(number: string): string {
  return shopUrl(encodeURI(`/ajanvaraus-mehiläinen/varaus/${tokenOf(number)}`))
}

/** The booking that a token is for; undefined for one that the shop has not written. */
export function numberIn(token: string): string | undefined {
  const claims = Claims.safeParse(signedClaims(PURPOSE, token))
  return claims.success ? claims.data.number : undefined
}
