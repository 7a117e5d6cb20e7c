import type { Cents } from '#contracts/money.ts'
import type { SubjectKind } from '#domain/ledger/accounts.ts'
import type { MonthTotal } from '#domain/ledger/balances.ts'

/** A month of all contracts of a kind: lens subscriptions, or Lifestyle. */
export interface SubscriptionMonth {
  /** ISO month, such as `2027-01`. */
  month: string
  /** Not ended as the month began, begun in it, ended in it. */
  before: number
  begun: number
  ended: number
  /** Share of those of before that ended, in tenths of a percent; null where there were none. */
  churn: number | null
  /** Sales without VAT, less what was credited or given for nothing. */
  revenue: Cents
}

export function subscriptionMonth(
  counts: Pick<SubscriptionMonth, 'month' | 'before' | 'begun' | 'ended'>,
  totals: readonly MonthTotal[],
  kind: SubjectKind,
): SubscriptionMonth {
  const { before, ended } = counts
  return {
    ...counts,
    churn: before === 0 ? null : Math.round((ended * 1000) / before),
    revenue: revenueOf(totals, kind),
  }
}

/** What a month has earned by a kind of contract: credit of sales, less debit of credits and discounts. */
function revenueOf(totals: readonly MonthTotal[], of: SubjectKind): Cents {
  return totals
    .filter(({ kind, account }) => kind === of && ['sales', 'credits', 'discounts'].includes(account))
    .reduce((sum, { debit, credit }) => sum + credit - debit, 0)
}
