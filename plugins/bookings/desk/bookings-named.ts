import type { PayloadRequest } from 'payload'
import { isEmail } from '#domain/customers/email.ts'
import { bookingByNumber, bookingsOfEmail, type Booking } from '../repository.ts'
import { attendsTo, deskScope } from './desk-scope.ts'

/**
 * The bookings of this number or this whole mail address, the latest first, of those that the caller runs. Names and phone numbers are sealed,
 * so that nobody is found by them.
 */
export async function bookingsNamed(req: PayloadRequest, words: string, most: number): Promise<Booking[]> {
  const byNumber = isEmail(words) ? null : await bookingByNumber(req, words.toUpperCase())
  const found = byNumber ? [byNumber] : isEmail(words) ? await bookingsOfEmail(req, words) : []
  const scope = await deskScope(req)
  return found.filter(({ store }) => attendsTo(scope, store)).slice(0, most)
}
