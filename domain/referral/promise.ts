import type { Cents } from '#contracts/money.ts'
import type { SubjectKind } from '#domain/ledger/accounts.ts'

/** What a code promises, as its sharer saw it when it was made: later changes of the settings do not touch it. */
export interface ReferralPromise {
  /** Months of Lifestyle, or lens deliveries after the first, that cost the friend nothing. */
  friendMonths: number
  /** The same that cost the sharer nothing for each friend. */
  sharerMonths: number
}

/** The promise of a shop that has set none (specification §1). */
export const USUAL_PROMISE: ReferralPromise = { friendMonths: 3, sharerMonths: 1 }

/** The most that one free lens delivery is worth (product.md). */
export const FREE_DELIVERY_UP_TO: Cents = 3000

/** The promise of a code that is made today: of those that are set, the one from the last day that has come. */
export function promiseOn(set: readonly (ReferralPromise & { from: string })[], today: string): ReferralPromise {
  const [latest] = set.filter(({ from }) => from <= today).toSorted((one, other) => other.from.localeCompare(one.from))
  const { friendMonths, sharerMonths } = latest ?? USUAL_PROMISE
  return { friendMonths, sharerMonths }
}

/** What of a bill is free, in cents: all of a month, of a lens delivery at most 30 €. */
export function freeAmount(kind: SubjectKind, amount: Cents): Cents {
  return kind === 'subscription' ? Math.min(amount, FREE_DELIVERY_UP_TO) : amount
}
