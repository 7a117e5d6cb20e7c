import type { PayloadRequest } from 'payload'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { giveToCustomer, guestOrdersOf } from '../repository.ts'

/**
 * Gives a customer the orders that a guest placed with the customer's e-mail address, once a mailed link has proven the
 * mailbox. An order that belongs to a customer stays theirs, whatever address it names.
 */
export async function adoptOrders(req: PayloadRequest, { number, email }: StoredCustomer): Promise<void> {
  for (const order of await guestOrdersOf(req, email)) await giveToCustomer(req, order, number)
}

/** Gives a customer at sign-in the orders placed as a guest since the last time. No row of a cart joins by it. */
export async function adoptAtSignIn(req: PayloadRequest, { customer }: { customer: StoredCustomer }): Promise<number> {
  await adoptOrders(req, customer)
  return 0
}
