import * as z from 'zod/mini'
import { MarketingChannel } from '#contracts/customers.ts'
import { Refusal } from '#domain/refusal.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { signClaims, signedClaims } from '#plugins/kit/sealing/signed-claims.ts'

const PURPOSE = 'unsubscribe'
const Claims = z.object({ customer: z.string(), channel: MarketingChannel })
type Claims = z.infer<typeof Claims>

/** Where marketing by a channel is ended without signing in. Serves as long as the message is kept. */
export function unsubscribeLink(customer: string, channel: MarketingChannel): string {
  return shopUrl(`/viestit/peru/${signClaims(PURPOSE, { customer, channel } satisfies Claims)}`)
}

/** What a link ends. Throws for one that the shop has not written. */
export function readUnsubscribeToken(token: string): Claims {
  const claims = Claims.safeParse(signedClaims(PURPOSE, token))
  if (!claims.success) throw new Refusal('messages.link_unknown')
  return claims.data
}
