import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { plusMonths } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'

/** A pause lasts at most so many months. */
const MOST_MONTHS = 12
/** In this month of a pause without an end its customer is asked whether it goes on. */
const ASKED_AFTER_MONTHS = 11

/** A pause as it is stored. ISO days; `until` is null where the customer named no end. */
export interface Pause {
  from: string
  until: string | null
}

/** Throws if a pause cannot begin today and last until then. */
export function assertBePausable(until: string | null, today: string): void {
  if (until === null) return
  if (until <= today) throw new Refusal('subscription.pause_too_short')
  const most = plusMonths(today, MOST_MONTHS)
  if (until > most) throw new Refusal('subscription.pause_too_long', { to: finnishDay(most) })
}

/** When a pause ends and how: on its day deliveries begin again; without one it is canceled after twelve months. */
export function endOfPause({ from, until }: Pause): { to: string; endsBy: 'reactivation' | 'cancellation' } {
  if (until !== null) return { to: until, endsBy: 'reactivation' }
  return { to: plusMonths(from, MOST_MONTHS), endsBy: 'cancellation' }
}

/** When the customer is asked whether it goes on; null where the customer named its end. */
export function askedOn({ from, until }: Pause): string | null {
  return until === null ? plusMonths(from, ASKED_AFTER_MONTHS) : null
}
