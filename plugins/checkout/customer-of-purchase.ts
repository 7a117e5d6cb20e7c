import type { PayloadRequest } from 'payload'
import { numberOfShopper } from '#plugins/customers/repository.ts'
import type { Purchase } from './purchase.ts'

/**
 * Number of the customer whose purchase it is; null of a guest's. Whoever ordered signed in is known by her shopper, which no guest has;
 * whom a store served, by what it said.
 */
export function customerOfPurchase(
  req: PayloadRequest,
  { soldBy, shopperId }: Pick<Purchase, 'soldBy' | 'shopperId'>,
): Promise<string | null> {
  return soldBy ? Promise.resolve(soldBy.customer) : numberOfShopper(req, shopperId)
}
