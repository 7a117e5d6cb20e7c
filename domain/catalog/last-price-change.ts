import { priceHistory, rowInEffect, type Channel, type DatedPrice } from './dated-price.ts'

/** The instant (ISO) from which the price of this channel is what it is at `instant` (ISO); null before the first price. */
export function lastPriceChange(rows: readonly DatedPrice[], instant: string, channel: Channel): string | null {
  const history = priceHistory(rows, channel)
  return history[rowInEffect(history, Date.parse(instant))]?.startsAt ?? null
}
