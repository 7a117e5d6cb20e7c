import type { PayloadRequest } from 'payload'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { giveToCustomer, guestOrdersOf } from '../repository.ts'

/**
 * Gives a customer the orders that were made as a guest with her address, which her mailbox has proven to be hers. One
 * that belongs to a customer stays hers, whatever address it names.
 */
export async function adoptOrders(req: PayloadRequest, { number, email }: StoredCustomer): Promise<void> {
  for (const order of await guestOrdersOf(req, email)) await giveToCustomer(req, order, number)
}

/** What she bought as a guest since then comes to her when she signs in. No row of a cart joins by it. */
export async function adoptAtSignIn(req: PayloadRequest, { customer }: { customer: StoredCustomer }): Promise<number> {
  await adoptOrders(req, customer)
  return 0
}
