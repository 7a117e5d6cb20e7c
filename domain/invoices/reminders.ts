import { plusDays } from '#domain/calendar/days.ts'
import { bankingDay } from './due-date.ts'

/**
 * Days after the due day on which a reminder is sent, from the first to the last. No fee is charged: before 14 days the
 * law allows none, and after them at most 5 € (Act on the collection of debts 513/1999, 10 a §), which costs a customer
 * more than the letter costs us. Interest is not charged either.
 */
export const REMINDER_DAYS = [7, 14] as const

/**
 * The day of a reminder: that many days after the due day, or the next day on which banks work. Null after the last. After a pause
 * of the shop the second still leaves a week to pay.
 *
 * @param last ISO day of the reminder before; null before the first.
 */
export function reminderDay(dueDate: string, sent: number, last: string | null = null): string | null {
  const days = REMINDER_DAYS[sent]
  if (days === undefined) return null
  const day = bankingDay(plusDays(dueDate, days))
  const soonest = last === null ? day : bankingDay(plusDays(last, REMINDER_DAYS[0]))
  return day > soonest ? day : soonest
}
