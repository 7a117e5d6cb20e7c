import type { Cents } from '#contracts/money.ts'
import type { DatedPrice } from './dated-price.ts'

/** How a release prices an article: to an amount in cents, or by whole hundredths off. One of them is null. */
export interface PriceChange {
  amount: Cents | null
  percent: number | null
  /** Announced as a reduction. */
  isCampaign: boolean
}

/** A price row, and the name of the release that wrote it; null for one of the staff. */
export type SourcedPrice = DatedPrice & { release: string | null }

/** What an article costs in a release, in cents, at least one; a percentage is rounded in the shopper's favor. */
export function priceInRelease({ amount, percent }: Omit<PriceChange, 'isCampaign'>, current: Cents): Cents {
  return amount ?? Math.max(1, current - Math.ceil((current * (percent ?? 0)) / 100))
}

/**
 * The row with which a release prices an article from an instant (ISO) on; null where it had no price before.
 *
 * @param rows of one article, channel and kind, in any order.
 */
export function rowInRelease(
  rows: readonly SourcedPrice[],
  change: PriceChange,
  release: string,
  instant: string,
): SourcedPrice | null {
  const current = begunBy(rows, instant).findLast((row) => row.release !== release)
  if (!current) return null
  const amount = priceInRelease(change, current.amount)
  return { channel: current.channel, amount, isCampaign: change.isCampaign, startsAt: instant, release }
}

/**
 * The row that ends a release at an instant (ISO): the price that would be in effect without it. Null where it is not this
 * release that sets the price now, since staff have changed it meanwhile, or where nothing was sold before.
 *
 * @param rows of one article, channel and kind, in any order.
 */
export function rowAfterRelease(rows: readonly SourcedPrice[], release: string, instant: string): SourcedPrice | null {
  const begun = begunBy(rows, instant)
  if (begun.at(-1)?.release !== release) return null
  const before = begun.findLast((row) => row.release !== release)
  return before ? { ...before, startsAt: instant, release } : null
}

/** The rows that have begun by an instant, from the oldest to the newest. */
function begunBy(rows: readonly SourcedPrice[], instant: string): SourcedPrice[] {
  return rows
    .filter(({ startsAt }) => Date.parse(startsAt) <= Date.parse(instant))
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}
