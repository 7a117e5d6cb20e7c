import { relyingPartyOf, type RelyingParty } from '#domain/customers/passkeys.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'

/** The shop as passkeys know it: by its one public address, whatever host a request names. */
export function relyingParty(): RelyingParty {
  return relyingPartyOf(shopUrl('/'))
}
