import type { AdminBooking, VisitStep } from '#contracts/booking-handling.ts'
import type { Examiner } from '#contracts/bookings.ts'
import { afterVisitStep } from '#domain/bookings/states.ts'
import { t } from '../text.ts'

/** Any optometrist first, then by name. */
export function examinerChoices(examiners: readonly Examiner[]) {
  const named = examiners.map(({ id, name }) => ({ value: String(id), label: name }))
  return [{ value: '', label: t('bookings.anyone') }, ...named]
}

/** A room as staff say it: `huone 2`; one that has a name of its own keeps it. */
export function roomName(room: string): string {
  return /^\d+$/.test(room) ? t('bookings.room', { room }) : room
}

/** What a visit most likely needs next, first, then the rest that its state and the hour allow. */
export function stepsOf({ state, hasBegun }: Pick<AdminBooking, 'state' | 'hasBegun'>): VisitStep[] {
  const steps: VisitStep[] = hasBegun ? ['arrived', 'done', 'not_arrived'] : ['arrived', 'done']
  return steps.filter((step) => step !== state && afterVisitStep(state, null, step) !== null)
}

/** What a free stretch of the day begins a booking with. */
export interface FreeTime {
  day: string
  time: string
  examiner: number | undefined
}

/**
 * A stretch in which an optometrist does not examine after all: planned now, or already so where `broken` stand in it.
 */
export interface AwayStart {
  examiner: number | undefined
  broken: readonly AdminBooking[]
}
