import type { WithdrawalTerms } from '#contracts/orders.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { timeliness } from '#domain/withdrawals/declaration.ts'

/** Text key for the terms: in days from the arrival, by their last days, or that both are over. */
export function termsTextKey(
  terms: WithdrawalTerms | null,
  at: Date,
): 'terms' | 'terms_until' | 'terms_shop' | 'terms_over' {
  if (!terms) return 'terms'
  const keys = { law: 'terms_until', shop: 'terms_shop', late: 'terms_over' } as const
  return keys[timeliness(terms, helsinkiDay(at.toISOString()))]
}
