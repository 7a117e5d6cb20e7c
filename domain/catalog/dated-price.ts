import type { Cents } from '#contracts/money.ts'

/** Prices of the web shop and of the stores are histories of their own. */
export type Channel = 'online' | 'stores'

/** A price from an instant on, until the next row. Rows are never changed, so they are the price log as well. */
export interface DatedPrice {
  channel: Channel
  amount: Cents
  /** Announced as a reduction. */
  isCampaign: boolean
  /** ISO instant in UTC. */
  startsAt: string
}

/** The rows of one channel from the oldest to the newest. */
export function priceHistory(rows: readonly DatedPrice[], channel: Channel): DatedPrice[] {
  return rows
    .filter((row) => row.channel === channel)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}

/** Index of the row in effect at an instant (ms), of the rows of one channel, oldest first; -1 before the first. */
export function rowInEffect(history: readonly DatedPrice[], instant: number): number {
  return history.findLastIndex((row) => Date.parse(row.startsAt) <= instant)
}
