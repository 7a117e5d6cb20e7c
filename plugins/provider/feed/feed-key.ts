import { isSigned, signature } from '#plugins/kit/sealing/secrets.ts'

const PURPOSE = 'tenant feed'

/** What the key of a merchant is made of: raising the number makes another. */
export interface KeyedTenant {
  key: string
  feedKeyNumber: number
}

/** What a merchant proves with that a feed is its own. Made from the shop's secret, so that nothing of it is stored. */
export function feedKeyOf(tenant: KeyedTenant): string {
  return signature(PURPOSE, claimOf(tenant))
}

export function isFeedKeyOf(tenant: KeyedTenant, shown: string): boolean {
  return isSigned(PURPOSE, claimOf(tenant), shown)
}

function claimOf({ key, feedKeyNumber }: KeyedTenant): string {
  return `${key} ${feedKeyNumber}`
}
