import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { giveStockBack, settleStock, takeStock, type StockLocation, type Taking } from '#plugins/catalog/repository.ts'
import { giveUseBack, settleUse, takeUse } from '#plugins/discounts/repository.ts'
import { giveBackToCard, settleCard, takeFromCard } from '#plugins/giftcards/repository.ts'
import { releaseRows } from './claim-rows.ts'
import type { LineWithoutPrescription, Purchase } from './purchase.ts'
import { notePurchase } from './repository.ts'
import { whole } from './whole-purchase.ts'

/**
 * Takes everything a purchase needs from where it lies: pieces, a use of the code, money of the card.
 * Throws at the first that is gone; what was taken until then is released by `releaseHolds`. Repeated, it takes no more.
 */
export async function holdAll(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { discountCode, giftCard, holdRef, shopperId } = purchase
  await holdGoods(req, purchase)
  if (discountCode && !(await takeUse(req, discountCode, holdRef, shopperId))) throw new Refusal('discount.used_up')
  if (!giftCard) return
  const { fingerprint, amount } = giftCard
  if (!(await takeFromCard(req, fingerprint, amount, holdRef, shopperId))) throw new Refusal('giftcard.changed')
}

/** What a store has sold meanwhile comes from the warehouse, and the purchase says so before anything is taken there. */
async function holdGoods(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { lines, holdRef, ref, delivery, shopperId } = whole(purchase)
  const goods = piecesBySku(lines)
  const taking = { ref: holdRef, owner: shopperId }
  if (delivery.isFromStore) {
    if ((await firstMissing(req, goods, { ...taking, store: delivery.storeId })) === undefined) return
    for (const skuId of goods.keys()) await giveStockBack(req, skuId, holdRef, delivery.storeId)
    await notePurchase(req, ref, { delivery: { ...delivery, isFromStore: false } })
  }
  const name = await firstMissing(req, goods, taking)
  if (name !== undefined) throw new Refusal('article.sold_out', { name })
}

/** Takes from one place until something is missing there, and gives its name. */
async function firstMissing(req: PayloadRequest, goods: Goods, taking: Taking): Promise<string | undefined> {
  for (const [skuId, { pieces, name }] of goods) if (!(await takeStock(req, skuId, pieces, taking))) return name
  return undefined
}

/** Releases everything a purchase holds. Safe to repeat. False where its lines cannot be opened: then its pieces wait. */
export async function releaseHolds(req: PayloadRequest, purchase: Purchase): Promise<boolean> {
  const { lines, discountCode, giftCard, holdRef } = purchase
  if (discountCode) await giveUseBack(req, discountCode, holdRef)
  if (giftCard) await giveBackToCard(req, giftCard.fingerprint, holdRef)
  await releaseRows(req, holdRef)
  if (!lines) return false
  for (const skuId of piecesBySku(lines).keys())
    for (const store of stockLocationsOf(purchase)) await giveStockBack(req, skuId, holdRef, store)
  return true
}

/** What was held is sold and spent for good. Safe to repeat. */
export async function settleAll(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { lines, discountCode, giftCard, holdRef } = whole(purchase)
  for (const skuId of piecesBySku(lines).keys())
    for (const store of stockLocationsOf(purchase)) await settleStock(req, skuId, holdRef, store)
  if (discountCode) await settleUse(req, discountCode, holdRef)
  if (giftCard) await settleCard(req, giftCard.fingerprint, holdRef)
}

/** Every place it may have taken from: it may have been read before it turned from the store to the warehouse. */
function stockLocationsOf({ delivery: { storeId } }: Purchase): StockLocation[] {
  return storeId === null ? [null] : [null, storeId]
}

type Goods = Map<number, { pieces: number; name: string }>

/** Two rows of one SKU, such as a lens for each eye, are taken together. */
export function piecesBySku(
  lines: Pick<LineWithoutPrescription, 'skuId' | 'quantity' | 'articleDescription'>[],
): Goods {
  const pieces: Goods = new Map()
  for (const { skuId, quantity, articleDescription: name } of lines) {
    pieces.set(skuId, { pieces: (pieces.get(skuId)?.pieces ?? 0) + quantity, name })
  }
  return pieces
}
