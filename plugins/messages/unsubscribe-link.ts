import * as z from 'zod/mini'
import { MarketingChannel } from '#contracts/customers.ts'
import { Refusal } from '#domain/refusal.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'

const Claims = z.object({ customer: z.string(), channel: MarketingChannel })
type Claims = z.infer<typeof Claims>
const link = signedLink('unsubscribe', Claims)

/** Link that ends marketing by a channel without signing in. Valid as long as the message exists. */
export function unsubscribeLink(customer: string, channel: MarketingChannel): string {
  return shopUrl(`/viestit/peru/${link.sign({ customer, channel })}`)
}

/** What a link ends. Throws for one that the shop has not written. */
export function readUnsubscribeToken(token: string): Claims {
  const claims = link.read(token)
  if (!claims) throw new Refusal('messages.link_unknown')
  return claims
}
