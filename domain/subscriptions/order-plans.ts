import { SubscriptionInterval, type CartLine } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'
import { afterNext, arrivalDay, firstPlan, processingDay, sendingDay, wantedDay } from './delivery-days.ts'

type Line = Pick<CartLine, 'subscriptionInterval' | 'quantity' | 'price'>

/** A delivery that follows a first one. ISO days. */
export interface PlannedDelivery {
  /** When it is charged. */
  processedOn: string
  sentOn: string
  /** By when it is there. */
  wantedOn: string
}

/** The subscription that begins with what comes at one interval of a cart or an order. */
export interface OrderPlan {
  interval: SubscriptionInterval
  /** Of each delivery, by the prices of today. */
  price: Cents
  /** The two deliveries after the first. */
  next: PlannedDelivery[]
  /** The second is charged within days of the first, as with m1. */
  isChargedSoon: boolean
}

/** Days after the first delivery has left within which a charge is said to follow at once. */
const SOON_DAYS = 14

/**
 * The subscriptions that begin with these lines, one for each interval, the most frequent first; none where all comes once.
 *
 * @param leavesOn ISO day by which the first delivery has left, at once as an ordinary order.
 */
export function orderPlans(lines: readonly Line[], leavesOn: string): OrderPlan[] {
  return SubscriptionInterval.options.flatMap((interval) => {
    const own = lines.filter((line) => line.subscriptionInterval === interval)
    if (own.length === 0) return []
    const price = own.reduce((sum, { price: { amount }, quantity }) => sum + amount * quantity, 0)
    const next = nextDeliveries(leavesOn, interval)
    const [second] = next
    const isChargedSoon = second !== undefined && daysBetween(leavesOn, second.processedOn) <= SOON_DAYS
    return [{ interval, price, next, isChargedSoon }]
  })
}

function nextDeliveries(leavesOn: string, interval: SubscriptionInterval): PlannedDelivery[] {
  const arrivesOn = arrivalDay(leavesOn)
  const plan = firstPlan(arrivesOn, interval)
  const second = plannedDelivery(wantedDay(plan), arrivesOn)
  return [second, plannedDelivery(wantedDay(afterNext(plan)), arrivalDay(second.sentOn))]
}

function plannedDelivery(wantedOn: string, arrivesOn: string): PlannedDelivery {
  const processedOn = processingDay(wantedOn, arrivesOn)
  return { processedOn, sentOn: sendingDay(processedOn), wantedOn }
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
