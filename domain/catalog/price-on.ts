import type { PricePart } from '#contracts/price.ts'
import { priceHistory, rowInEffect, type Channel, type DatedPrice } from './dated-price.ts'
import { lowestPriceBeforeCampaign } from './lowest-price.ts'

/** What an article costs at an instant, in cents. */
export type PriceOn = Pick<PricePart, 'amount' | 'isCampaign' | 'ordinaryPrice' | 'lowestPrice30d'>

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
  }
}
