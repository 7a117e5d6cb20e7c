import type { PayloadRequest } from 'payload'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { settleCancellation } from './cancel.ts'
import { settleConfirmation } from './confirm.ts'
import { doctorLetter } from './emails/doctor-letter.ts'
import { opened, type DoctorBooking, type DoctorLetter } from './repository.ts'

/** What is done for a visit: its letters, and finding out what became of it where the provider has not answered. */
export const doctorSteps = steps<'eye-doctor-bookings', 'letter' | 'settle'>('eye-doctor-bookings', {
  letter: { run: (req, stored, of) => postLetter(req, opened(req, stored), of as DoctorLetter) },
  settle: { run: (req, stored) => settle(req, opened(req, stored)) },
})

/** Sends no letter for a booking whose contact is erased. */
async function postLetter(req: PayloadRequest, booking: DoctorBooking, what: DoctorLetter): Promise<void> {
  const { number, contact } = booking
  if (!contact) return
  await enqueueLetter(req, `eye doctor ${number} ${what}`, await doctorLetter(req, booking, contact, what))
}

async function settle(req: PayloadRequest, booking: DoctorBooking): Promise<void> {
  if (booking.state !== 'confirming' && booking.state !== 'canceling') return
  const { state } =
    booking.state === 'confirming'
      ? await settleConfirmation(req, booking, { isAwaited: false })
      : await settleCancellation(req, booking)
  if (state === booking.state) throw Object.assign(new Error('The provider has not answered'), { code: 'no_answer' })
}
