import type { PayloadRequest } from 'payload'
import { findBoughtCard } from '#plugins/giftcards/bought-card.ts'
import type { Owner } from '#plugins/kit/requests/ownership.ts'
import { ownerNumberOf } from '../repository.ts'

/**
 * For routes that name a bought gift card: the customer who bought it, or the bearer of the reference that a guest was
 * mailed.
 */
export async function ownerOfBoughtCard({ ref }: { ref: string }, req: PayloadRequest): Promise<Owner | null> {
  const found = await findBoughtCard(req, ref)
  if (!found) return null
  const customer = await ownerNumberOf(req, found.order)
  return customer === null ? { kind: 'bearer', id: ref } : { kind: 'customer', id: customer }
}
