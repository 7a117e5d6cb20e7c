import type { SubscriptionDelivery } from '#contracts/subscriptions.ts'

/** For which delivery a change of address holds first, and which are made already and go as they were to. */
export interface ChangeHolds<One = SubscriptionDelivery> {
  first: One | null
  tooLate: One[]
}

type Known = Pick<SubscriptionDelivery, 'state' | 'sentOn' | 'isNext' | 'changeableUntil' | 'trouble'>

/**
 * A change of address holds from the first delivery that is neither ordered nor being charged. What is ordered and has
 * not left yet goes where it was to go.
 *
 * @param today ISO day.
 */
export function changeHolds<One extends Known>(deliveries: readonly One[], today: string): ChangeHolds<One> {
  const ahead = deliveries.filter(({ state }) => state !== 'delivered' && state !== 'canceled')
  return {
    first: ahead.find((one) => !isBeingCharged(one)) ?? null,
    tooLate: deliveries.filter((one) => {
      return one.state === 'delivered' ? one.sentOn >= today : isBeingCharged(one) && ahead.includes(one)
    }),
  }
}

function isBeingCharged({ state, isNext, changeableUntil, trouble }: Known): boolean {
  return isNext && state === 'active' && changeableUntil === null && trouble === null
}
