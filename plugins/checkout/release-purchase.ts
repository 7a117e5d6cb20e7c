import type { PayloadRequest } from 'payload'
import { nextQuestionAt } from '#domain/payments/next-question.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { letGo } from './holds.ts'
import { findPurchase, movePurchase, notePurchase, type Purchase } from './repository.ts'

/**
 * Gives a purchase up and puts back what it held. Nothing happens to one that has been paid meanwhile. It may be paid
 * all the same, so the provider will be asked about it for a while.
 */
export async function releasePurchase(req: PayloadRequest, ref: string, as: 'canceled' | 'abandoned'): Promise<void> {
  const moved = await movePurchase(req, ref, as, { nextAskAt: nextQuestionAt(nowIso(), now()) })
  if (moved) await putAllBack(req, moved)
}

/** The second half, which the sweep repeats when a crash came between. */
export async function putAllBack(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const isReleased = await letGo(req, purchase)
  // The key is free again: a shopper who comes back may send the same form once more.
  await notePurchase(req, purchase.ref, { isReleased, key: purchase.ref })
}

/** Puts back what was taken for a purchase after somebody else had given it up. */
export async function letGoIfGivenUp(req: PayloadRequest, ref: string): Promise<void> {
  const purchase = await findPurchase(req, ref)
  const isGivenUp = purchase && ['canceled', 'abandoned', 'refunding', 'refunded'].includes(purchase.state)
  if (isGivenUp) await letGo(req, purchase)
}
