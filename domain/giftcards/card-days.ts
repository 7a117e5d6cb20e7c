import { plusDays } from '#domain/calendar/days.ts'
import { lastDay } from '#domain/calendar/working-days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { Refusal } from '#domain/refusal.ts'

/** Days for which a card is good from its issue, and a refund onto it at least (product.md). */
export const CARD_DAYS = 365

/**
 * The last day on which a card can be used after a refund onto it: a year from then, or later where it was valid for
 * longer, so that the refund can be spent. ISO days.
 */
export function expiryAfterRefund(expiresOn: string, today: string): string {
  const atLeast = plusDays(today, CARD_DAYS)
  return expiresOn > atLeast ? expiresOn : atLeast
}

/** The last day of a card whose year begins on this day, which is the day it is sent. ISO days. */
export function lastDayFrom(sentOn: string): string {
  return plusDays(sentOn, CARD_DAYS)
}

/** Days before its last one on which the shop notifies the holder of a card with money on it. */
const NOTICE_DAYS = 30

/** Days for which a card that its buyer prints can be opened, from the day it was bought. Afterwards staff give a new one. */
export const PRINTABLE_DAYS = 30

/** Days from the purchase within which a buyer may go back on a card that has not been used (KSL 6:14). */
const WITHDRAWAL_DAYS = 14

/** The last day on which the purchase of a card may be withdrawn from. ISO days. */
export function withdrawableUntil(boughtOn: string): string {
  return lastDay(boughtOn, WITHDRAWAL_DAYS)
}

/** The ISO instant from which a holder is notified of the last day of a card. */
export function noticeFrom(expiresOn: string): string {
  return helsinkiInstant(plusDays(expiresOn, -NOTICE_DAYS), '00:00')
}

/** Days from today within which staff may put the last day of a card. */
const MOST_DAYS = 3 * 365

/** Throws `giftcard.not_later` where staff would not give a card more time, or too much of it. ISO days. */
export function assertBeLater(asked: string, expiresOn: string, today: string): void {
  const latest = plusDays(today, MOST_DAYS)
  if (asked <= expiresOn || asked < today || asked > latest) throw new Refusal('giftcard.not_later')
}
