import type { PricePart } from '#contracts/price.ts'
import { priceHistory, type Channel, type DatedPrice } from './dated-price.ts'
import { DAY_MS, LONGEST_STEPPED_CAMPAIGN_DAYS, lowestPriceBeforeCampaign, rowInEffect } from './lowest-price.ts'

/** What an article costs at an instant, in cents, and until when that can be known to hold. */
export interface PriceOn extends Pick<PricePart, 'amount' | 'isCampaign' | 'ordinaryPrice' | 'lowestPrice30d'> {
  /** ISO instant of the next dated change; null when none is planned. */
  nextChangeAt: string | null
}

/**
 * The price of this channel at an instant (ISO), or nothing before the first row.
 *
 * `isCampaign` is true only of a reduction that may be claimed: below the lowest price of the 30
 * days before it began. `ordinaryPrice` is what it cost when no campaign ran.
 */
export function priceOn(rows: readonly DatedPrice[], instant: string, channel: Channel): PriceOn | null {
  const history = priceHistory(rows, channel)
  const at = Date.parse(instant)
  const current = rowInEffect(history, at)
  const row = history[current]
  if (!row) return null

  const lowest = lowestPriceBeforeCampaign(history, at)
  const isCampaign = lowest !== null && row.amount < lowest
  const ordinary = history.slice(0, current).findLast((earlier) => !earlier.isCampaign)?.amount ?? row.amount
  return {
    amount: row.amount,
    isCampaign,
    ordinaryPrice: row.isCampaign && ordinary > row.amount ? ordinary : null,
    lowestPrice30d: isCampaign ? lowest : null,
    nextChangeAt: nextChange(history, current, at),
  }
}

/** The next row, or the moment a campaign grows too long for its steps to be counted as one. */
function nextChange(history: readonly DatedPrice[], current: number, at: number): string | null {
  const starts = history.map((row) => Date.parse(row.startsAt))
  const tooLong = starts
    .filter((_, index) => index <= current && history[index]?.isCampaign)
    .map((start) => start + LONGEST_STEPPED_CAMPAIGN_DAYS * DAY_MS + 1)
  const later = [...starts, ...tooLong].filter((instant) => instant > at)
  return later.length > 0 ? new Date(Math.min(...later)).toISOString() : null
}
