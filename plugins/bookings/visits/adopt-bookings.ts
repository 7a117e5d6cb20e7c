import type { PayloadRequest } from 'payload'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { passHolds } from '../holds.ts'
import { giveBenefit } from './friends-benefit.ts'
import { changeSilently, guestBookingsOf } from '../repository.ts'

/** Gives a customer the bookings that were made as a guest with her address, which her mailbox has proven to be hers. */
export async function adoptBookings(req: PayloadRequest, { number, email }: StoredCustomer): Promise<void> {
  for (const booking of await guestBookingsOf(req, email)) {
    const adopted = await changeSilently(req, booking, { customer: number })
    if (adopted) await giveBenefit(req, adopted)
  }
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
