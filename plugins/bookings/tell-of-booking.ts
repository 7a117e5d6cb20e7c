import { createLocalReq, type PayloadRequest } from 'payload'
import { serialized } from '#plugins/kit/serialized.ts'
import type { Booking } from './repository.ts'
import { postBookingLetter } from './visits/post-letters.ts'

/**
 * Tells of a booking's last change, after the answer: one letter at a time, so that ten who book at once wait for their times and
 * not for each other's mail. The booking stands whatever becomes of its letter: what fails here, or is cut off by a crash, is
 * told by a sweep.
 */
export function tellOfBooking({ payload }: PayloadRequest, booking: Booking): void {
  if (booking.isTold) return
  void serialized('booking letters', async () => {
    const req = await createLocalReq({}, payload)
    await postBookingLetter(req, booking).catch((problem: unknown) => {
      payload.logger.error({ err: problem, booking: booking.number }, 'A letter of a booking is left to the sweep')
    })
  })
}
