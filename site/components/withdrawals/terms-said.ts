import type { WithdrawalTerms } from '#contracts/orders.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { timeliness } from '#domain/withdrawals/timeliness.ts'

/** Which sentence tells the terms: in days from the arrival, by their last days, or that both are over. */
export function termsSaid(
  terms: WithdrawalTerms | null,
  at: Date,
): 'terms' | 'terms_until' | 'terms_shop' | 'terms_over' {
  if (!terms) return 'terms'
  const said = { law: 'terms_until', shop: 'terms_shop', late: 'terms_over' } as const
  return said[timeliness(terms, helsinkiDay(at.toISOString()))]
}
