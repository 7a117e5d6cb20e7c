import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { numberIn } from './booking-token.ts'
import { findByNumber, type DoctorBooking } from './repository.ts'

/**
 * The booking of a token. Throws `booking.not_found`, alike for a forged token and for a booking that is no longer
 * stored.
 */
export async function bookingOfToken(req: PayloadRequest, token: string): Promise<DoctorBooking> {
  const number = numberIn(token)
  const found = number === undefined ? null : await findByNumber(req, number)
  if (!found) throw new Refusal('booking.not_found')
  return found
}
