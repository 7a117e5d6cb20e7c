import type { PayloadRequest } from 'payload'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { bookingView } from '../booking-view.ts'
import { bookingsToTell, markTold, type Booking } from '../repository.ts'
import { giveHalfFrame } from './half-frame.ts'
import { bookingLetter } from './letter.ts'
import { textOfBooking } from './text-of-booking.ts'

/**
 * Posts the letter of a booking's last change. Its key has the sequence, so that each change is told once. A change that another
 * followed before anybody was told is not told by itself.
 */
export async function postBookingLetter(req: PayloadRequest, untold: Booking): Promise<void> {
  const booking = await giveHalfFrame(req, untold)
  const { number, sequence, form, language } = booking
  if (form.email === '') {
    await textOfBooking(req, booking)
    await markTold(req, booking)
    return
  }
  const view = { ...(await bookingView(req, booking)), benefitCode: booking.benefitCode }
  const told = { to: form.email, booking: view, sequence, language }
  await enqueueLetter(req, `booking ${number} ${sequence}`, await bookingLetter(req, told))
  await markTold(req, booking)
}

/** Tells what a crash has left untold. One letter that cannot be written keeps no other back; it is tried again. */
export const postBookingLetters: ScheduledTask = {
  name: 'booking letters',
  every: 60_000,
  async run(req) {
    const untold = await bookingsToTell(req)
    let posted = 0
    for (const booking of untold)
      try {
        await postBookingLetter(req, booking)
        posted += 1
      } catch (problem) {
        req.payload.logger.error({ err: problem, booking: booking.number }, 'A letter of a booking cannot be posted')
      }
    return posted
  },
}
