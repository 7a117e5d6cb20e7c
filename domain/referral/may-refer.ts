import { Refusal } from '#domain/refusal.ts'

/** Who uses a code, and whose it is. */
export interface ReferralUse {
  sharer: string
  friend: string
  /** The sharer has a Lifestyle contract or lens subscription that runs. */
  sharerIsActive: boolean
  /** The friend has, or had, a contract or a subscription. */
  friendWasCustomer: boolean
  /** By customer, also sharers: the sharer by whose code the customer came. */
  cameBy: ReadonlyMap<string, string>
}

/**
 * Throws if a code cannot be used: one's own, of a sharer who has ended, by a customer who is not new, or in a ring.
 */
export function assertBeReferable({ sharer, friend, sharerIsActive, friendWasCustomer, cameBy }: ReferralUse): void {
  if (sharer === friend) throw new Refusal('referral.own_code')
  if (!sharerIsActive) throw new Refusal('referral.sharer_ended')
  const seen = new Set<string>()
  for (let one = cameBy.get(sharer); one !== undefined && !seen.has(one); one = cameBy.get(one)) {
    if (one === friend) throw new Refusal('referral.ring')
    seen.add(one)
  }
  if (friendWasCustomer) throw new Refusal('referral.not_new')
}
