import type { PayloadRequest } from 'payload'
import { benefitCodeOf, benefitTerm, FRIENDS_PERCENT, givesBenefit } from '#domain/bookings/friends-benefit.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { isFriend } from '#plugins/customers/friends.ts'
import type { CodeTerm } from '#plugins/discounts/booking-terms.ts'
import { makeBookingCode } from '#plugins/discounts/repository.ts'
import { bookingByNumber, changeSilently, type Booking } from '../repository.ts'

/**
 * Gives a booking its code for half a frame where its customer is a member of Friends, once, and gives the booking as it is
 * then. The code's days follow the booking, which is asked whenever the code is used.
 */
export async function giveBenefit(req: PayloadRequest, booking: Booking): Promise<Booking> {
  const { number, customer, examType, benefitCode, form } = booking
  const term = benefitTerm(booking)
  if (benefitCode !== null || customer === null || !term || !givesBenefit(examType.group)) return booking
  if (!(await isFriend(req, { email: accountEmail(form.email), customer }))) return booking
  const code = benefitCodeOf(number)
  const description = `Friends-etu, varaus ${number}. Päivät seuraavat varausta.`
  await makeBookingCode(req, { code, booking: number, percent: FRIENDS_PERCENT, ...term, description })
  return (await changeSilently(req, booking, { benefitCode: code })) ?? booking
}

/** When the code of a booking serves; null where it serves no more. */
export async function termOfBookingCode(req: PayloadRequest, number: string): Promise<CodeTerm | null> {
  const booking = await bookingByNumber(req, number)
  return booking && benefitTerm(booking)
}
