import type { PayloadRequest } from 'payload'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { bookingView } from '../booking-view.ts'
import type { Booking } from '../repository.ts'
import { giveHalfFrame } from '../visits/half-frame.ts'
import { bookingLetter } from './booking-letter.ts'
import { textOfBooking } from './text-of-booking.ts'

/**
 * Posts the letter of a booking's last change. Its key has the sequence, so that each change gets one letter. A change
 * that another followed before its letter was posted gets none of its own.
 */
export async function postBookingLetter(req: PayloadRequest, untold: Booking): Promise<void> {
  const booking = await giveHalfFrame(req, untold)
  const { number, sequence, form, language } = booking
  if (form.email === '') {
    await textOfBooking(req, booking)
    return
  }
  const view = { ...(await bookingView(req, booking)), benefitCode: booking.benefitCode }
  const notified = { to: form.email, booking: view, sequence, language }
  await enqueueLetter(req, `booking ${number} ${sequence}`, await bookingLetter(req, notified))
}
