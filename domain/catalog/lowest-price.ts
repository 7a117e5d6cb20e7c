import type { Cents } from '#contracts/money.ts'
import { rowInEffect, type DatedPrice } from './dated-price.ts'

/** Milliseconds of a day as the law's windows count them. */
export const DAY_MS = 86_400_000

/** Days before a campaign whose lowest price a reduction is measured against (KSL 2:11). */
export const LOOKBACK_DAYS = 30
/** Longest campaign, in days, whose later steps still count from before the first one (KSL 2:11). */
export const LONGEST_STEPPED_CAMPAIGN_DAYS = 60

/**
 * The lowest price of the 30 days before the campaign began that runs at `instant`, in cents.
 *
 * Null outside a campaign, and where nothing was sold before it: then no reduction may be claimed.
 * `history` is one article's rows of one channel, oldest first.
 */
export function lowestPriceBeforeCampaign(history: readonly DatedPrice[], instant: number): Cents | null {
  const current = rowInEffect(history, instant)
  if (current < 0 || !history[current]?.isCampaign) return null
  const first = firstStep(history, current, instant)
  const beganAt = startOf(history[first])
  const amounts = history.slice(0, first).flatMap((row, index) => {
    const endedAt = startOf(history[index + 1])
    const wasPaid = endedAt > startOf(row) && endedAt > beganAt - LOOKBACK_DAYS * DAY_MS
    return wasPaid ? [row.amount] : []
  })
  return amounts.length > 0 ? Math.min(...amounts) : null
}

/**
 * Where the campaign of this row began. A reduction that only grew, step by step and within 60
 * days, is one campaign; after that, or when a step went up again, each step stands by itself.
 */
function firstStep(history: readonly DatedPrice[], current: number, instant: number): number {
  let first = current
  while (isEarlierStep(history[first - 1], history[first])) first -= 1
  const end = history.slice(current + 1).find(({ isCampaign }) => !isCampaign)
  const lengthMs = (end ? startOf(end) : instant) - startOf(history[first])
  return lengthMs <= LONGEST_STEPPED_CAMPAIGN_DAYS * DAY_MS ? first : current
}

function isEarlierStep(before: DatedPrice | undefined, step: DatedPrice | undefined): boolean {
  return before !== undefined && step !== undefined && before.isCampaign && before.amount >= step.amount
}

function startOf(row: DatedPrice | undefined): number {
  return row ? Date.parse(row.startsAt) : Number.POSITIVE_INFINITY
}
