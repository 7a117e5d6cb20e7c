import type { PayloadRequest } from 'payload'
import type { SkuId } from '#contracts/catalog.ts'
import { piecesBySku } from '#domain/cart/goods.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  releaseStock,
  settleStock,
  takeStock,
  type StockLocation,
  type StockReservation,
} from '#plugins/catalog/take-stock.ts'
import { releaseUse, settleUse, takeUse } from '#plugins/discounts/repository.ts'
import { releaseCard, settleCard, takeFromCard } from '#plugins/giftcards/repository.ts'
import { releaseRows } from './claim-rows.ts'
import type { Purchase } from './purchase.ts'
import { notePurchase } from './repository.ts'

/**
 * Reserves everything a purchase needs: stock, a use of the discount code, money on the gift card.
 * Throws at the first shortage; `releaseReservations` then releases the rest. Idempotent.
 */
export async function reserveAll(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { discountCode, giftCard, holdRef, shopperId } = purchase
  await reserveGoods(req, purchase)
  if (discountCode && !(await takeUse(req, discountCode, holdRef, shopperId))) throw new Refusal('discount.used_up')
  if (!giftCard) return
  const { fingerprint, amount } = giftCard
  if (!(await takeFromCard(req, fingerprint, amount, holdRef, shopperId))) throw new Refusal('giftcard.changed')
}

/** What the store has sold meanwhile comes from the warehouse, which the purchase records before any stock is reserved there. */
async function reserveGoods(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { lines, holdRef, ref, delivery, shopperId } = purchase
  const goods = piecesBySku(lines)
  const taking = { ref: holdRef, owner: shopperId }
  if (delivery.isFromStore) {
    if ((await firstMissing(req, goods, { ...taking, store: delivery.storeId })) === undefined) return
    for (const skuId of goods.keys()) await releaseStock(req, skuId, holdRef, delivery.storeId)
    await notePurchase(req, ref, { delivery: { ...delivery, isFromStore: false } })
  }
  const missing = await firstMissing(req, goods, taking)
  if (missing === undefined) return
  const name = lines.findLast(({ skuId }) => skuId === missing)?.articleDescription ?? ''
  throw new Refusal('article.sold_out', { name })
}

/** Reserves at one location until something is missing, and gives it. */
async function firstMissing(req: PayloadRequest, goods: Map<SkuId, number>, taking: StockReservation) {
  for (const [skuId, pieces] of goods) if (!(await takeStock(req, skuId, pieces, taking))) return skuId
  return undefined
}

/** Releases everything a purchase has reserved. Safe to repeat. */
export async function releaseReservations(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const { lines, discountCode, giftCard, holdRef } = purchase
  if (discountCode) await releaseUse(req, discountCode, holdRef)
  if (giftCard) await releaseCard(req, giftCard.fingerprint, holdRef)
  await releaseRows(req, holdRef)
  for (const skuId of piecesBySku(lines).keys())
    for (const store of stockLocationsOf(purchase)) await releaseStock(req, skuId, holdRef, store)
}

/** Settles the reservations as sold and spent, with the order of this number. Safe to repeat. */
export async function settleReservations(req: PayloadRequest, purchase: Purchase, order?: string): Promise<void> {
  const { lines, discountCode, giftCard, holdRef } = purchase
  for (const skuId of piecesBySku(lines).keys())
    for (const store of stockLocationsOf(purchase)) await settleStock(req, skuId, holdRef, store)
  if (discountCode) await settleUse(req, discountCode, holdRef)
  if (giftCard) await settleCard(req, giftCard.fingerprint, giftCard.amount, holdRef, order)
}

/** Every location where the purchase may have reserved stock: it may have been read before it switched from store to warehouse. */
function stockLocationsOf({ delivery: { storeId } }: Purchase): StockLocation[] {
  return storeId === null ? [null] : [null, storeId]
}
