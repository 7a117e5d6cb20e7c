import type { Cents } from '#contracts/money.ts'
import { Refusal } from '#domain/refusal.ts'

/** What a code promises, as its sharer saw it when it was made: later changes of the settings do not touch it. */
export interface ReferralPromise {
  /** Months, or lens deliveries, that cost the friend nothing. */
  friendMonths: number
  /** Months that cost the sharer nothing for each friend. */
  sharerMonths: number
}

/** The most that one free lens delivery is worth (product.md). */
export const FREE_DELIVERY_UP_TO: Cents = 3000

/** Who uses a code, and whose it is. */
export interface ReferralUse {
  sharer: string
  friend: string
  /** The sharer has a Lifestyle contract or lens subscription that runs. */
  sharerIsActive: boolean
  /** The friend has, or had, a contract or a subscription. */
  friendWasCustomer: boolean
  /** By whose code the sharer, her sharer, and so on, came. */
  cameBy: ReadonlyMap<string, string>
}

/** Throws if a code cannot be used: one's own, of somebody who has ended, by somebody who is not new, or in a ring. */
export function mustBeReferable({ sharer, friend, sharerIsActive, friendWasCustomer, cameBy }: ReferralUse): void {
  if (sharer === friend) throw new Refusal('referral.own_code')
  if (!sharerIsActive) throw new Refusal('referral.sharer_ended')
  if (friendWasCustomer) throw new Refusal('referral.not_new')
  const seen = new Set<string>()
  for (let one = cameBy.get(sharer); one !== undefined && !seen.has(one); one = cameBy.get(one)) {
    if (one === friend) throw new Refusal('referral.ring')
    seen.add(one)
  }
}

/** What of a lens delivery a referral pays: the friend's second to fourth, up to 30 € each. */
export function freeOfDelivery(price: Cents, period: number, { friendMonths }: ReferralPromise): Cents {
  return period >= 2 && period <= 1 + friendMonths ? Math.min(price, FREE_DELIVERY_UP_TO) : 0
}
