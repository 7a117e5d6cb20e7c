import type { Cents } from '#contracts/money.ts'
import { plusDays } from '#domain/calendar/days.ts'

/** Days before a higher price is charged by which the customer is notified. */
export const NOTICE_DAYS = 30

/** The price of one piece that the customer knows, and a rise of which the customer was notified. */
export interface AgreedPrice {
  amount: Cents
  /** What is charged from this day on, where the price is that high then. */
  rise: { amount: Cents; from: string } | null
}

/** What may be charged on a day: the price of that day, but no more than the customer has known for 30 days. */
export function chargeable({ amount, rise }: AgreedPrice, price: Cents, on: string): Cents {
  return Math.min(price, rise && rise.from <= on ? rise.amount : amount)
}

/**
 * A rise of which the customer was not notified yet; null where the price is known. Notified today, it counts 30 days
 * later.
 */
export function riseToAnnounce({ amount, rise }: AgreedPrice, price: Cents, today: string): AgreedPrice['rise'] {
  const known = Math.max(amount, rise?.amount ?? 0)
  return price > known ? { amount: price, from: plusDays(today, NOTICE_DAYS) } : null
}

/** The agreed price once a delivery was processed on this day: a rise whose day has come is the price. */
export function agreedAfter(agreed: AgreedPrice, on: string): AgreedPrice {
  const { rise } = agreed
  return rise && rise.from <= on ? { amount: Math.max(agreed.amount, rise.amount), rise: null } : agreed
}
