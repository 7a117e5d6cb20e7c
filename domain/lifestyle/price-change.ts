import type { LifestylePlan } from '#contracts/lifestyle.ts'
import type { Cents } from '#contracts/money.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { contractStatuses } from './contract-states.ts'
import type { Contract } from './contract.ts'
import type { PriceFrom } from './monthly-bill.ts'
import { agreedMonthly } from './plans.ts'

/** Days before a higher price holds by which the customer is notified of it, by `/silmälasisopimus`. */
export const RISE_NOTICE_DAYS = 60

/** What a contract costs a month on an ISO day, in cents; before delivery what its plan said. */
export function monthlyOn(
  { prices }: Pick<Contract, 'prices'>,
  plan: Pick<LifestylePlan, 'monthly' | 'campaign'>,
  day: string,
): Cents {
  return (prices.findLast(({ from }) => from <= day) ?? prices[0])?.monthly ?? agreedMonthly(plan)
}

/** An announced rise that does not hold yet; null where there is none. */
export function riseAhead({ prices }: Pick<Contract, 'prices'>, today: string): PriceFrom | null {
  return prices.find(({ from, isAgreed }, index) => index > 0 && !isAgreed && from > today) ?? null
}

/**
 * Raises the price of a contract whose customer is notified today: from the day of the rise, never within 60 days, and
 * never within its binding, in which its price is fixed. Null where it does not run, has ended by then, or costs as
 * much already.
 */
export function addRise(contract: Contract, after: Cents, startsOn: string, today: string): Contract | null {
  const { status, prices, boundUntil, endsOn } = contract
  const last = prices.at(-1)
  if (status !== contractStatuses.active || !last || after <= last.monthly) return null
  const unbound = boundUntil === null ? today : plusDays(boundUntil, 1)
  const from = [startsOn, plusDays(today, RISE_NOTICE_DAYS), unbound].toSorted().at(-1) ?? startsOn
  if (endsOn !== null && endsOn < from) return null
  return { ...contract, prices: [...prices, { from, monthly: after }] }
}

/** Takes back an announced rise that does not hold yet; null where it was not announced. */
export function removeRise(contract: Contract, after: Cents, startsOn: string, today: string): Contract | null {
  const { prices } = contract
  const last = prices.at(-1)
  if (prices.length < 2 || last?.isAgreed || last?.monthly !== after || last.from < startsOn || last.from <= today)
    return null
  return { ...contract, prices: prices.slice(0, -1) }
}
