import type { PayloadRequest } from 'payload'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { doctorLetter } from './emails/doctor-letter.ts'
import { noteLetter, type DoctorBooking } from './repository.ts'

/** Posts the letter that a booking owes. Repeated, it posts one; one whose contact is gone owes none. */
export async function postLetter(req: PayloadRequest, booking: DoctorBooking): Promise<DoctorBooking> {
  const { number, owesLetter, contact } = booking
  if (!owesLetter) return booking
  if (contact)
    await enqueueLetter(
      req,
      `eye doctor ${number} ${owesLetter}`,
      await doctorLetter(req, booking, contact, owesLetter),
    )
  await noteLetter(req, booking, owesLetter)
  return { ...booking, owesLetter: null }
}
