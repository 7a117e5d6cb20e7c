import { type Channel, type DatedPrice, priceHistory, rowInEffect } from './dated-price.ts'
import { DAY_MS, LONGEST_STEPPED_CAMPAIGN_DAYS } from './lowest-price.ts'

/**
 * The next instant (ISO) at which the price of this channel changes, a first price included; null when none is planned.
 *
 * Beside every dated row that is the moment a campaign grows too long for its steps to be counted as one.
 */
export function nextPriceChange(rows: readonly DatedPrice[], instant: string, channel: Channel): string | null {
  const history = priceHistory(rows, channel)
  const at = Date.parse(instant)
  const current = rowInEffect(history, at)
  const starts = history.map((row) => Date.parse(row.startsAt))
  const tooLong = starts
    .filter((_, index) => index <= current && history[index]?.isCampaign)
    .map((start) => start + LONGEST_STEPPED_CAMPAIGN_DAYS * DAY_MS + 1)
  const later = [...starts, ...tooLong].filter((change) => change > at)
  return later.length > 0 ? new Date(Math.min(...later)).toISOString() : null
}

/** The instant (ISO) from which the price of this channel is what it is at `instant` (ISO); null before the first price. */
export function lastPriceChange(rows: readonly DatedPrice[], instant: string, channel: Channel): string | null {
  const history = priceHistory(rows, channel)
  return history[rowInEffect(history, Date.parse(instant))]?.startsAt ?? null
}
