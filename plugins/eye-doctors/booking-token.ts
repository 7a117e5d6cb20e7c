import * as z from 'zod/mini'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'

const link = signedLink('eye doctor booking', z.object({ number: z.string() }))

/**
 * Proves that a booking is the bearer's. Serves as long as the booking is stored, which is some weeks after the visit.
 */
export function tokenOf(number: string): string {
  return link.sign({ number })
}

/** Where a booking is looked at and canceled without signing in. */
export function linkTo(number: string): string {
  return shopUrl(`/ajanvaraus-mehiläinen/varaus/${tokenOf(number)}`)
}

/** The booking that a token is for; undefined for one that the shop has not written. */
export function numberIn(token: string): string | undefined {
  return link.read(token)?.number
}
