import type { VisitStep } from '#contracts/booking-handling.ts'
import type { BookingState } from '#contracts/bookings.ts'
import { afterVisitStep } from '#domain/bookings/states.ts'

/** What a visit most likely needs next, first, then the rest that its state allows. */
export function stepsOf(state: BookingState): VisitStep[] {
  const steps: VisitStep[] = ['arrived', 'done', 'not_arrived']
  return steps.filter((step) => step !== state && afterVisitStep(state, null, step) !== null)
}
