import type { PayloadRequest } from 'payload'
import { numberOfShopper } from '#plugins/customers/repository.ts'
import type { Purchase } from './purchase.ts'

/**
 * Number of the customer whose purchase it is; null of a guest's. A customer who ordered signed in is known by a
 * shopper that no guest has; one whom a store served, by the number that the store named.
 */
export function customerOfPurchase(
  req: PayloadRequest,
  { soldBy, shopperId }: Pick<Purchase, 'soldBy' | 'shopperId'>,
): Promise<string | null> {
  return soldBy ? Promise.resolve(soldBy.customer) : numberOfShopper(req, shopperId)
}
