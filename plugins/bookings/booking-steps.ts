import { steps } from '#plugins/kit/work/steps.ts'
import { openedBooking, type BookingStep } from './repository.ts'
import { notifyOfCorrection } from './emails/notify-of-correction.ts'
import { settleBooking } from './settle-booking.ts'
import { postBookingLetter } from './emails/post-letters.ts'
import { remindOfBooking } from './emails/remind.ts'

/** What is done for a booking after it has changed. It stands whatever becomes of its letter. */
export const bookingSteps = steps<'bookings', BookingStep>('bookings', {
  settle: { run: (req, stored) => settleBooking(req, openedBooking(req, stored)), isInAnswer: true },
  tell: {
    run: (req, stored) => postBookingLetter(req, openedBooking(req, stored)),
    waitsFor: ['settle'],
    // Ten who book at once wait for their times and not for each other's mail.
    concurrency: 1,
  },
  remind: { run: (req, stored) => remindOfBooking(req, openedBooking(req, stored)), waitsFor: ['settle'] },
  corrected: { run: (req, _, of) => notifyOfCorrection(req, of ?? '') },
})
