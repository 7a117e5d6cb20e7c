import type { Cents } from '#contracts/money.ts'
import type { PriceRiseChange } from '#contracts/price-rises.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import { NOTICE_DAYS, type AgreedPrice } from './agreed-price.ts'

/** What one piece of an article costs by subscription before and after a rise. */
export interface RaisedArticle {
  articleId: number
  name: string
  before: Cents
  after: Cents
}

/** What a plan of glasses by the month costs before and after a rise. */
export interface RaisedPlan {
  planId: string
  name: string
  /** Cents a month. */
  before: Cents
  after: Cents
}

/** Throws if a rise cannot begin on this day: customers are notified 30 days before. */
export function assertAnnouncedInTime(startsOn: string, today: string): void {
  const earliest = plusDays(today, NOTICE_DAYS)
  if (startsOn < earliest) throw new Refusal('price_rise.too_early', { from: finnishDay(earliest) })
}

/** A price after a rise; whole cents, rounded in the customer's favor. */
export function raisedPrice(change: PriceRiseChange, price: Cents): Cents {
  return 'amount' in change ? change.amount : price + Math.floor((price * change.percent) / 100)
}

/**
 * The agreed price once the customer is notified of a rise: its day is never less than 30 days away. Null where it is
 * no rise for this customer, or where the customer knows it.
 */
export function notifiedOfRise(agreed: AgreedPrice, after: Cents, startsOn: string, today: string): AgreedPrice | null {
  const known = Math.max(agreed.amount, agreed.rise?.amount ?? 0)
  if (after <= known) return null
  const inTime = plusDays(today, NOTICE_DAYS)
  return { ...agreed, rise: { amount: after, from: startsOn > inTime ? startsOn : inTime } }
}

/** The agreed price once that rise was stopped; null where the customer was not notified of it. */
export function withoutRise(agreed: AgreedPrice, after: Cents, startsOn: string): AgreedPrice | null {
  const { rise } = agreed
  return rise?.amount === after && rise.from >= startsOn ? { ...agreed, rise: null } : null
}
