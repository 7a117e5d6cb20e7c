import type { PayloadRequest } from 'payload'
import { isSamePerson } from '#domain/bookings/same-person.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { socialNumberOf } from '#plugins/customers/social-numbers.ts'
import { giveHeld } from '#plugins/prescriptions/repository.ts'
import { passHolds } from '../holds.ts'
import { giveHalfFrame } from './half-frame.ts'
import { bookingsOfCustomer, changeSilently, guestBookingsOf } from '../repository.ts'

/** Gives a customer the bookings that were made as a guest with her address, which her mailbox has proven to be hers. */
export async function adoptBookings(req: PayloadRequest, customer: StoredCustomer): Promise<void> {
  const { number, email } = customer
  for (const booking of await guestBookingsOf(req, email)) {
    const adopted = await changeSilently(req, booking, { customer: number })
    if (adopted) await giveHalfFrame(req, adopted)
  }
  await adoptPrescriptions(req, customer)
}

/** Prescriptions of her visits join once she is known to be who was examined: the address alone may be mistyped. */
async function adoptPrescriptions(req: PayloadRequest, customer: StoredCustomer): Promise<void> {
  const person = { ...customer, socialNumber: socialNumberOf(req, customer) }
  if (person.socialNumber === null) return
  for (const { number, form } of await bookingsOfCustomer(req, customer.number))
    if (isSamePerson(form, person)) await giveHeld(req, number, customer.number)
}

/** What she booked as a guest since then comes to her when she signs in, and what she holds. No row of a cart joins by it. */
export async function adoptAtSignIn(
  req: PayloadRequest,
  { customer, from }: { customer: StoredCustomer; from: string },
): Promise<number> {
  await passHolds(req, from, customer.shopper)
  await adoptBookings(req, customer)
  return 0
}
