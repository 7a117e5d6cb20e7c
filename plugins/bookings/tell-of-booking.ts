import type { PayloadRequest } from 'payload'
import type { Booking } from './repository.ts'
import { postBookingLetter } from './visits/post-letters.ts'

/**
 * Tells of a booking's last change. The booking stands whatever becomes of its letter: what fails here, or is cut off by a
 * crash, is told by a sweep.
 */
export async function tellOfBooking(req: PayloadRequest, booking: Booking): Promise<void> {
  if (booking.isTold) return
  try {
    await postBookingLetter(req, booking)
  } catch (problem) {
    req.payload.logger.error({ err: problem, booking: booking.number }, 'A letter of a booking is left to the sweep')
  }
}
