import * as z from 'zod/mini'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'

const link = signedLink('exam offer', z.object({ w: z.string(), n: z.int() }))

/** Which offer of whom a link is of. */
export interface OfferLink {
  /** Of the person on the waiting list. */
  number: string
  /** Which offer of the person, counted from 1: an earlier link does not take a later offer. */
  offers: number
}

/** The address in an offer's text message: it says that its bearer is who was offered the time. */
export function offerUrl({ number, offers }: OfferLink): string {
  return shopUrl(`/varaa-näöntarkastus/tarjous/${link.sign({ w: number, n: offers })}`)
}

/** Of which offer a link is; undefined for one that the shop has not written. */
export function offerOf(token: string): OfferLink | undefined {
  const claims = link.read(token)
  return claims ? { number: claims.w, offers: claims.n } : undefined
}
