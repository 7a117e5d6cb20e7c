import type { VisitStep } from '#contracts/booking-handling.ts'
import type { BookingState } from '#contracts/bookings.ts'

/** States before the visit: the time is reserved, and the customer may change it. */
export const COMING: readonly BookingState[] = ['created', 'updated', 'rebooked']

/** Whether the customer is still to come. */
export function isComing(state: BookingState): boolean {
  return COMING.includes(state)
}

/** Whether a booking keeps its time. Only a canceled one does not: who has not arrived was waited for. */
export function keepsTime(state: BookingState): boolean {
  return state !== 'canceled'
}

/** From which states the store may take each step. */
const STEPS: Record<Exclude<VisitStep, 'undo'>, readonly BookingState[]> = {
  arrived: [...COMING, 'not_arrived'],
  not_arrived: COMING,
  done: ['arrived'],
  canceled: COMING,
}

/**
 * The state after what the store says of a visit; null where it cannot be said now. What was said already stays.
 *
 * `undo` goes back to the state before, except from `canceled`, whose time may be another's by now.
 */
export function afterVisitStep(
  state: BookingState,
  stateBefore: BookingState | null,
  step: VisitStep,
): BookingState | null {
  if (step === 'undo') return state === 'canceled' || isComing(state) ? null : stateBefore
  if (state === step) return state
  return STEPS[step].includes(state) ? step : null
}
