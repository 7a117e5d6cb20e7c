import { plusDays } from '#domain/calendar/plus-days.ts'
import { Refusal } from '#domain/refusal.ts'

/** Days from today within which staff may put the last day of a card. */
const MOST_DAYS = 3 * 365

/** Throws `giftcard.not_later` where staff would not give a card more time, or too much of it. ISO days. */
export function assertBeLater(asked: string, expiresOn: string, today: string): void {
  const latest = plusDays(today, MOST_DAYS)
  if (asked <= expiresOn || asked < today || asked > latest) throw new Refusal('giftcard.not_later')
}
