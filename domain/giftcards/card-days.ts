import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { lastDay } from '#domain/calendar/last-day.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { CARD_DAYS } from './expiry-after-refund.ts'

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
