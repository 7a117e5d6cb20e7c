import type { WithdrawalTerms } from '#contracts/orders.ts'

/** In which term a declaration has come: by law, by the shop's longer promise alone, or after both. */
export type Timeliness = 'law' | 'shop' | 'late'

/**
 * How timely a declaration is. It counts on the day it was sent to us; before the goods are sent it is always in time.
 *
 * @param day ISO day of the declaration.
 */
export function timeliness(terms: WithdrawalTerms | null, day: string): Timeliness {
  if (terms === null || day <= terms.lawUntil) return 'law'
  return day <= terms.shopUntil ? 'shop' : 'late'
}
