import type { PayloadRequest } from 'payload'
import { isSamePerson } from '#domain/bookings/same-person.ts'
import { findCustomer, type StoredCustomer } from '#plugins/customers/repository.ts'
import { socialNumberOf } from '#plugins/customers/social-numbers.ts'
import { giveHeld } from '#plugins/prescriptions/repository.ts'
import { passHolds } from '../holds.ts'
import { giveHalfFrame } from './half-frame.ts'
import { bookingsOfCustomer, changeSilently, guestBookingsOf, type Booking } from '../repository.ts'

/**
 * Gives a customer the guest bookings made with the account's address, which the mailbox has proven, or with the social
 * number that the customer was identified by.
 */
export async function adoptBookings(req: PayloadRequest, customer: StoredCustomer): Promise<void> {
  const { number } = customer
  for (const booking of await guestBookingsOf(req, customer)) {
    const adopted = await changeSilently(req, booking, { customer: number })
    if (adopted) await giveHalfFrame(req, adopted)
  }
  for (const booking of await bookingsOfCustomer(req, number))
    if (isExamined(req, booking, customer)) await giveHeld(req, booking.number, number)
}

/**
 * The account that stores the prescriptions of a visit; null where the booking stores them. An address may be mistyped,
 * so an account that has the booking by its address alone gets them once it is known to be the person examined.
 */
export async function examinedCustomer(req: PayloadRequest, booking: Booking): Promise<StoredCustomer | null> {
  const customer = booking.customer === null ? null : await findCustomer(req, booking.customer)
  if (!customer) return null
  return booking.isOwn || isExamined(req, booking, customer) ? customer : null
}

function isExamined(req: PayloadRequest, { form }: Booking, customer: StoredCustomer): boolean {
  return isSamePerson(form, { ...customer, socialNumber: socialNumberOf(req, customer) })
}

/** Gives the customer at sign-in what the guest has booked and holds. Returns 0, since no row of a cart joins by it. */
export async function adoptAtSignIn(
  req: PayloadRequest,
  { customer, from }: { customer: StoredCustomer; from: string },
): Promise<number> {
  await passHolds(req, from, customer.shopper)
  await adoptBookings(req, customer)
  return 0
}
