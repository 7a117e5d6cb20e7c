import type { AdminBooking, VisitStep } from '#contracts/booking-handling.ts'
import { afterVisitStep } from '#domain/bookings/states.ts'

/** What a visit most likely needs next, first, then the rest that its state and the hour allow. */
export function stepsOf({ state, hasBegun }: Pick<AdminBooking, 'state' | 'hasBegun'>): VisitStep[] {
  const steps: VisitStep[] = hasBegun ? ['arrived', 'done', 'not_arrived'] : ['arrived', 'done']
  return steps.filter((step) => step !== state && afterVisitStep(state, null, step) !== null)
}
