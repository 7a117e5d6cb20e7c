import type { PayloadRequest } from 'payload'
import type { SkuId } from '#contracts/catalog.ts'
import { findOne } from '#plugins/kit/documents.ts'
import { putBack, release, reserve, settle, type Shelf } from '#plugins/kit/reserve.ts'
import { shelfOf } from './shelf/shelf-of.ts'
import { stockChanged } from './touch-catalog.ts'

type Hand = Pick<PayloadRequest, 'payload'>

/**
 * Takes pieces from the central warehouse for `ref`, all or none. Repeated for the same ref, it takes no more.
 *
 * What its maker sends to order is never refused: what the warehouse lacks is ordered.
 */
export async function takeStock(hand: Hand, skuId: SkuId, pieces: number, ref: string): Promise<boolean> {
  const isTaken = await reserve(hand, warehouse(skuId), pieces, ref)
  const sku = await kept(hand, skuId)
  if (isTaken && sku?.stock === 0) await tell(hand, skuId)
  return isTaken || Boolean(sku?.isSupplierOrder)
}

/** Puts back what `ref` holds. True when it held something. */
export async function giveStockBack(hand: Hand, skuId: SkuId, ref: string): Promise<boolean> {
  const isBack = await release(hand, warehouse(skuId), ref)
  if (isBack) await tell(hand, skuId)
  return isBack
}

/** What `ref` holds is sold for good. True when it held something. */
export function settleStock(hand: Hand, skuId: SkuId, ref: string): Promise<boolean> {
  return settle(hand, warehouse(skuId), ref)
}

/**
 * Puts sold pieces back on the shelf, once for each `ref`.
 *
 * Goods ordered from their maker were perhaps never on it, so for them the desk counts by hand.
 */
export async function returnStock(hand: Hand, skuId: SkuId, pieces: number, ref: string): Promise<boolean> {
  const sku = await kept(hand, skuId)
  if (!sku || sku.isSupplierOrder) return false
  const isBack = await putBack(hand, warehouse(skuId), pieces, ref)
  await tell(hand, skuId)
  return isBack
}

function warehouse(skuId: SkuId): Shelf {
  return { collection: 'skus', where: { number: { equals: skuId } }, field: 'stock' }
}

function kept(hand: Hand, skuId: SkuId): Promise<{ stock: number; isSupplierOrder: boolean | null } | null> {
  return findOne(hand, 'skus', { number: { equals: skuId } })
}

/** Pages that show the article show its stock. */
async function tell(hand: Hand, skuId: SkuId): Promise<void> {
  const known = (await shelfOf(hand)).bySku.get(skuId)
  if (known) await stockChanged(hand, known.shelved.about.number)
}
