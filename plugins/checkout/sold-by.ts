import type { PayloadRequest } from 'payload'
import { numberOfShopper } from '#plugins/customers/repository.ts'
import { storeCallerOf } from '#plugins/kit/requests/caller.ts'
import type { Purchase, SoldBy } from './purchase.ts'

/** The store in whose browser this is ordered, with whom it serves; null on the web. */
export function soldBy(req: PayloadRequest): SoldBy | null {
  const store = storeCallerOf(req)
  return store ? { store: store.id, storeName: store.name, staff: store.staff, customer: store.customer } : null
}

/**
 * Number of the customer whose purchase it is; null of a guest's. Whoever ordered signed in is known by her shopper, which no guest has;
 * whom a store served, by what it said.
 */
export function customerOfPurchase(
  req: PayloadRequest,
  { soldBy: sold, shopperId }: Pick<Purchase, 'soldBy' | 'shopperId'>,
): Promise<string | null> {
  return sold ? Promise.resolve(sold.customer) : numberOfShopper(req, shopperId)
}
