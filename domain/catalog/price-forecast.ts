import type { Cents } from '#contracts/money.ts'
import { lowestPriceBeforeCampaign } from './lowest-price.ts'
import { priceTag } from './price-tag.ts'
import { priceHistory } from './dated-price.ts'
import type { SourcedPrice } from './release-price.ts'

/** What a release makes of the price of one article, channel and kind. */
export interface PriceForecast {
  /** What it costs without the release at that instant, and with it, in cents. */
  before: Cents
  amount: Cents
  /** The lowest of the 30 days before, where the price is announced as a reduction; null where nothing was sold then. */
  lowest: Cents | null
  /** Whole percents that may be announced; null where the price may not be called a reduction. */
  percentOff: number | null
}

/**
 * What the price log, with what releases will write, says of a release at its instant (ISO): what it will cost, and what of it the
 * 30-day rule lets be called a reduction. Null where this release prices nothing here.
 *
 * @param rows of one article, channel and kind, in any order.
 */
export function priceForecast(rows: readonly SourcedPrice[], release: string, instant: string): PriceForecast | null {
  const own = rows.find((row) => row.release === release && row.startsAt === instant)
  const at = Date.parse(instant)
  if (!own) return null
  const history = priceHistory(rows, own.channel)
  const before = history.findLast((row) => row !== own && Date.parse(row.startsAt) <= at)
  if (!before) return null
  const lowest = lowestPriceBeforeCampaign(history, at)
  const { amount, isCampaign } = own
  const { percentOff } = priceTag({ amount, isCampaign, lowestPrice30d: lowest, ordinaryPrice: null })
  return { before: before.amount, amount, lowest, percentOff }
}
