import type { PayloadRequest } from 'payload'
import type { VisitStep } from '#contracts/booking-handling.ts'
import type { BookingState } from '#contracts/bookings.ts'
import { afterVisitStep, isComing } from '#domain/bookings/states.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { cancel } from '../change.ts'
import { changeSilently, type Booking } from '../repository.ts'
import { hasBegun } from './admin-booking.ts'

/**
 * Saves what the store reports of a visit. Throws `booking.state_unfit` and `booking.not_begun`. Notifies the customer
 * of a cancellation only.
 */
export async function takeVisitStep(req: PayloadRequest, booking: Booking, step: VisitStep): Promise<Booking> {
  const state = afterVisitStep(booking.state, booking.stateBefore, step)
  if (state === null) throw new Refusal('booking.state_unfit')
  if (state === booking.state) return booking
  if (step === 'not_arrived' && !hasBegun(booking)) throw new Refusal('booking.not_begun')
  if (state === 'canceled') return cancel(req, booking)
  const changed = await changeSilently(req, booking, {
    state,
    stateBefore: stateBefore(booking, state),
    ...(state === 'arrived' && { arrivedAt: booking.arrivedAt ?? nowIso() }),
    ...(isComing(state) && { arrivedAt: null }),
    doneAt: state === 'done' ? nowIso() : null,
  })
  if (!changed) throw new Refusal('booking.state_unfit')
  return changed
}

/** Where the next `undo` leads. A visit that is no longer done has arrived, and before that was to come. */
function stateBefore(booking: Booking, state: BookingState): BookingState | null {
  if (isComing(state)) return null
  if (state === 'done') return 'arrived'
  if (isComing(booking.state)) return booking.state
  if (booking.state === 'not_arrived') return booking.stateBefore
  return booking.sequence === 0 ? 'created' : 'rebooked'
}
