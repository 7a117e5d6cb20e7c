import type { PayloadRequest } from 'payload'
import { giveUpCharge } from '#plugins/payments/charges/repository.ts'
import { releaseReservations } from './reservations.ts'
import type { Purchase } from './purchase.ts'
import { findPurchase, movePurchase, notePurchase } from './repository.ts'

/**
 * Gives a purchase up, with its charge, and releases what it held. Nothing happens to one that has been paid meanwhile. It may be
 * paid all the same, so the provider will be asked about it for a while.
 */
export async function releasePurchase(req: PayloadRequest, ref: string, as: 'canceled' | 'abandoned'): Promise<void> {
  await movePurchase(req, ref, as, {}, { steps: ['release'] })
}

/** The second half, which is scheduled when the purchase is given up. Safe to repeat. */
export async function finishRelease(req: PayloadRequest, purchase: Purchase): Promise<void> {
  await giveUpCharge(req, purchase.ref)
  await releaseReservations(req, purchase)
  // The key is free again: a shopper who comes back may send the same form once more.
  await notePurchase(req, purchase.ref, { key: purchase.ref })
}

/** Releases what was taken for a purchase after another process had given it up. */
export async function releaseIfGivenUp(req: PayloadRequest, ref: string): Promise<void> {
  const purchase = await findPurchase(req, ref)
  const isGivenUp = purchase && ['canceled', 'abandoned', 'refunding', 'refunded'].includes(purchase.state)
  if (isGivenUp) await releaseReservations(req, purchase)
}
