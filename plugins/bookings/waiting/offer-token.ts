import * as z from 'zod/mini'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { signClaims, signedClaims } from '#plugins/kit/sealing/signed-claims.ts'

const PURPOSE = 'exam offer'
const Claims = z.object({ w: z.string(), n: z.int() })

/** Which offer of whom a link is of. */
export interface OfferLink {
  /** Of the person on the waiting list. */
  number: string
  /** Which of her offers, counted from 1: an earlier link does not take a later offer. */
  offers: number
}

/** The address in an offer's text message: it says that its bearer is who was offered the time. */
export function offerUrl({ number, offers }: OfferLink): string {
  const token = signClaims(PURPOSE, { w: number, n: offers } satisfies z.infer<typeof Claims>)
  return shopUrl(`/varaa-näöntarkastus/tarjous/${token}`)
}

/** Of which offer a link is; undefined for one that the shop has not written. */
export function offerOf(token: string): OfferLink | undefined {
  const claims = Claims.safeParse(signedClaims(PURPOSE, token))
  return claims.success ? { number: claims.data.w, offers: claims.data.n } : undefined
}
