import { plusDays } from '#domain/calendar/days.ts'

/** Days after the first attempt on which a card is charged for one delivery (product.md). */
export const ATTEMPT_DAYS = [0, 1, 3, 7] as const

/**
 * The day of the next attempt; null after the last, when the delivery is stopped.
 *
 * @param firstOn ISO day of the first attempt.
 * @param declined how many of the planned attempts were declined.
 */
export function nextAttemptDay(firstOn: string, declined: number): string | null {
  const days = ATTEMPT_DAYS[declined]
  return days === undefined ? null : plusDays(firstOn, days)
}
