import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { giveStockBack, settleStock, takeStock } from '#plugins/catalog/repository.ts'
import { giveUseBack, settleUse, takeUse } from '#plugins/discounts/repository.ts'
import { giveBackToCard, settleCard, takeFromCard } from '#plugins/giftcards/repository.ts'
import { giveRowsBack } from './claim-rows.ts'
import type { OpenLine, Purchase } from './repository.ts'
import { whole } from './whole-purchase.ts'

/**
 * Takes everything a purchase needs from where it lies: pieces, a use of the code, money of the card.
 * Throws at the first that is gone; what was taken until then is for `letGo`. Repeated, it takes no more.
 */
export async function holdAll(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { lines, discountCode, giftCard, holdRef } = whole(purchase)
  for (const [skuId, { pieces, name }] of piecesBySku(lines)) {
    if (!(await takeStock(req, skuId, pieces, holdRef))) throw new Refusal('article.sold_out', { name })
  }
  if (discountCode && !(await takeUse(req, discountCode, holdRef))) throw new Refusal('discount.used_up')
  if (!giftCard) return
  const { fingerprint, amount } = giftCard
  if (!(await takeFromCard(req, fingerprint, amount, holdRef))) throw new Refusal('giftcard.changed')
}

/** Puts everything back. Safe to repeat. False where it cannot be told which pieces: they wait until its lines open. */
export async function letGo(
  req: PayloadRequest,
  { lines, discountCode, giftCard, holdRef }: Purchase,
): Promise<boolean> {
  if (discountCode) await giveUseBack(req, discountCode, holdRef)
  if (giftCard) await giveBackToCard(req, giftCard.fingerprint, holdRef)
  await giveRowsBack(req, holdRef)
  if (!lines) return false
  for (const skuId of piecesBySku(lines).keys()) await giveStockBack(req, skuId, holdRef)
  return true
}

/** What was held is sold and spent for good. Safe to repeat. */
export async function settleAll(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { lines, discountCode, giftCard, holdRef } = whole(purchase)
  for (const skuId of piecesBySku(lines).keys()) await settleStock(req, skuId, holdRef)
  if (discountCode) await settleUse(req, discountCode, holdRef)
  if (giftCard) await settleCard(req, giftCard.fingerprint, holdRef)
}

/** Two rows of one SKU, such as a lens for each eye, are taken from its shelf together. */
export function piecesBySku(lines: Pick<OpenLine, 'skuId' | 'quantity' | 'articleDescription'>[]) {
  const pieces = new Map<number, { pieces: number; name: string }>()
  for (const { skuId, quantity, articleDescription: name } of lines) {
    pieces.set(skuId, { pieces: (pieces.get(skuId)?.pieces ?? 0) + quantity, name })
  }
  return pieces
}
