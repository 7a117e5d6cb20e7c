import { plusDays } from '#domain/calendar/plus-days.ts'

/** Days in which the law wants the money back, counted from the declaration (Directive 2011/83/EU, article 13). */
export const MONEY_BACK_DAYS = 14

/** The last day to give the money back, as an ISO day. It may wait until the goods are on their way back. */
export function moneyBackBy(declaredOn: string): string {
  return plusDays(declaredOn, MONEY_BACK_DAYS)
}
