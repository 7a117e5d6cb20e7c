import type { PayloadRequest } from 'payload'
import type { Booking } from './repository.ts'
import { postBookingLetter } from './visits/post-letters.ts'

/** Tells of a booking's last change. A crash loses nothing: a sweep tells what is left. */
export async function tellOfBooking(req: PayloadRequest, booking: Booking): Promise<void> {
  if (!booking.isTold) await postBookingLetter(req, booking)
}
