import type { LifestylePlan } from '#contracts/lifestyle.ts'
import type { Cents } from '#contracts/money.ts'
import { plusDays } from '#domain/calendar/days.ts'
import type { DatedPrice } from '#domain/catalog/dated-price.ts'
import { priceOn } from '#domain/catalog/price-on.ts'
import type { PriceFrom } from './monthly-bill.ts'

/** A price at which new contracts of a plan are made between two ISO days, both included. In cents a month. */
export interface Campaign {
  name: string
  monthly: Cents
  from: string
  until: string
}

/** What a plan has cost and will: its prices from their days on, the oldest first, and its campaigns. */
export interface PlanPrices {
  log: readonly PriceFrom[]
  campaigns: readonly Campaign[]
}

/** What stands in the way of campaigns being saved. */
export type CampaignProblem = 'dates' | 'not_cheaper' | 'overlap' | 'begun'

/**
 * The campaign that runs on an ISO day; undefined where none does. `lowestPrice30d` is what a reduction is measured against (KSL 2:11),
 * and null where none may be claimed.
 */
export function campaignOn(prices: PlanPrices, day: string): LifestylePlan['campaign'] {
  const running = prices.campaigns.find(({ from, until }) => from <= day && day <= until)
  if (!running) return undefined
  const { name, monthly, until } = running
  return {
    name,
    monthly,
    until,
    lowestPrice30d: priceOn(historyOf(prices), noonOf(day), 'online')?.lowestPrice30d ?? null,
  }
}

/** The first ISO day after this one on which a campaign begins or is over; null where none does. */
export function nextCampaignChange(campaigns: readonly Campaign[], day: string): string | null {
  const days = campaigns.flatMap(({ from, until }) => [from, plusDays(until, 1)])
  return days.filter((change) => change > day).toSorted()[0] ?? null
}

/**
 * What is wrong with campaigns of a plan that costs `monthly` cents; null where nothing is. What has begun has been a price: of it only the
 * last day may change, to one that has not gone by.
 */
export function problemWithCampaigns(
  campaigns: readonly Campaign[],
  { before, monthly, today }: { before: readonly Campaign[]; monthly: Cents; today: string },
): CampaignProblem | null {
  const isStored = (begun: Campaign) =>
    campaigns.some(
      ({ name, monthly: price, from, until }) =>
        name === begun.name &&
        price === begun.monthly &&
        from === begun.from &&
        (until === begun.until || (begun.until >= today && until >= plusDays(today, -1))),
    )
  if (!before.filter(({ from }) => from <= today).every(isStored)) return 'begun'
  if (campaigns.some(({ from, until }) => from > until)) return 'dates'
  const isNew = ({ from }: Campaign) => !before.some((one) => one.from === from)
  if (campaigns.some((one) => isNew(one) && one.from < today)) return 'dates'
  if (campaigns.some((one) => isNew(one) && one.monthly >= monthly)) return 'not_cheaper'
  const inOrder = campaigns.toSorted((one, other) => one.from.localeCompare(other.from))
  return inOrder.some(({ from }, index) => from <= (inOrder[index - 1]?.until ?? '')) ? 'overlap' : null
}

/** The log of a plan with its price from an ISO day on. */
export function withPrice(log: readonly PriceFrom[], monthly: Cents, day: string): PriceFrom[] {
  if (log.at(-1)?.monthly === monthly) return [...log]
  return [...log.filter(({ from }) => from < day), { from: day, monthly }]
}

/** All that the plan has cost and will, as rows of a price log. */
function historyOf({ log, campaigns }: PlanPrices): DatedPrice[] {
  const row = (from: string, amount: Cents, isCampaign: boolean): DatedPrice => {
    return { channel: 'online', amount, isCampaign, startsAt: `${from}T00:00:00Z` }
  }
  const isInCampaign = (day: string) => campaigns.some(({ from, until }) => from <= day && day <= until)
  const usual = (day: string) => log.findLast(({ from }) => from <= day)?.monthly
  return [
    ...log.filter(({ from }) => !isInCampaign(from)).map(({ from, monthly }) => row(from, monthly, false)),
    ...campaigns.flatMap(({ from, until, monthly }) => {
      const after = plusDays(until, 1)
      const price = usual(after)
      const isUsualAgain = price !== undefined && !isInCampaign(after) && !log.some((one) => one.from === after)
      return [row(from, monthly, true), ...(isUsualAgain ? [row(after, price, false)] : [])]
    }),
  ]
}

const noonOf = (day: string) => `${day}T12:00:00Z`
