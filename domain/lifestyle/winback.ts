import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import { boundUntil, REBINDING_MONTHS } from './contract-days.ts'

/** Months that cost nothing once a contract is taken up again (specification §9). */
export const WINBACK_FREE_MONTHS = 3
/** Days from its mail on which an offer can be taken. */
const OFFERED_DAYS = 60

/** An offer to take up a terminated contract again. ISO days. */
export interface WinbackOffer {
  /** The last day of the contract. */
  endedOn: string
  mailedOn: string
  takenOn: string | null
}

/** The last day on which an offer of this mail can be taken. */
export function lastDayOf(mailedOn: string): string {
  return plusDays(mailedOn, OFFERED_DAYS)
}

/** Throws if an offer cannot be taken today: from the end of the contract until 60 days after the mail, once. */
export function assertBeTakable({ endedOn, mailedOn, takenOn }: WinbackOffer, today: string): void {
  if (takenOn !== null) throw new Refusal('winback.taken')
  if (today <= endedOn) throw new Refusal('winback.not_yet')
  if (today > lastDayOf(mailedOn)) throw new Refusal('winback.too_late')
}

/** What comes of an offer once the new glasses are delivered: three free months, billed from the first day of the fourth. */
export function afterWinback(deliveredOn: string): { billedFrom: string; freeUntil: string; boundUntil: string } {
  const billedFrom = plusMonths(deliveredOn, WINBACK_FREE_MONTHS)
  return {
    billedFrom,
    freeUntil: plusDays(billedFrom, -1),
    // The free months lie within the binding.
    boundUntil: boundUntil(deliveredOn, REBINDING_MONTHS),
  }
}
