import type { PayloadRequest } from 'payload'
import type { SkuId } from '#contracts/catalog.ts'
import { changeIf, findOne } from '#plugins/kit/documents.ts'
import { heldBy, putBack, release, reserve, settle, type Shelf } from '#plugins/kit/reserve.ts'
import { storeDocumentOf } from '#plugins/stores/repository.ts'
import type { DocumentId } from './shelf/documents.ts'
import { shelfOf } from './shelf/shelf-of.ts'
import { piecesChanged, stockChanged } from './touch-catalog.ts'

type Hand = Pick<PayloadRequest, 'payload'>

interface Kept {
  id: DocumentId
  stock: number
  isSupplierOrder: boolean | null
  holds: Record<string, number> | null
}

/** Number of the store whose shelf is meant; null for the central warehouse. */
export type StoreShelf = number | null

/** For whom pieces are taken, and where from. With an owner, `heldPieces` can tell which are theirs. */
export interface Taking {
  ref: string
  owner?: string
  store?: StoreShelf
}

/**
 * Takes pieces from the warehouse or a store's shelf for `ref`, all or none. Repeated for the same ref, it takes no more.
 *
 * What its maker sends to order is never refused: what the warehouse lacks is ordered.
 */
export async function takeStock(
  hand: Hand,
  skuId: SkuId,
  pieces: number,
  { ref, owner, store = null }: Taking,
): Promise<boolean> {
  const isTaken = await reserve(hand, await shelfAt(hand, skuId, store), pieces, ref, owner)
  const sku = await kept(hand, skuId)
  if (isTaken && (store !== null || sku?.stock === 0)) await tell(hand, skuId, store)
  else if (isTaken && sku?.isSupplierOrder) await piecesChanged(hand)
  return isTaken || (store === null && Boolean(sku?.isSupplierOrder))
}

/** How many pieces of the warehouse are held in this owner's name, and not sold yet. */
export async function heldPieces(hand: Hand, skuId: SkuId, owner: string): Promise<number> {
  return heldBy((await kept(hand, skuId))?.holds, owner)
}

/** Puts back what `ref` holds. True when it held something. */
export async function giveStockBack(hand: Hand, skuId: SkuId, ref: string, store: StoreShelf = null): Promise<boolean> {
  const isBack = await release(hand, await shelfAt(hand, skuId, store), ref)
  if (isBack) await tell(hand, skuId, store)
  return isBack
}

/** What `ref` holds is sold for good. True when it held something. */
export async function settleStock(hand: Hand, skuId: SkuId, ref: string, store: StoreShelf = null): Promise<boolean> {
  return settle(hand, await shelfAt(hand, skuId, store), ref)
}

/**
 * Puts sold pieces back on the shelf, once for each `ref`.
 *
 * Goods ordered from their maker were perhaps never on it, so for them the desk counts by hand.
 */
export async function returnStock(
  hand: Hand,
  skuId: SkuId,
  pieces: number,
  ref: string,
  store: StoreShelf = null,
): Promise<boolean> {
  const sku = await kept(hand, skuId)
  if (!sku || (store === null && sku.isSupplierOrder)) return false
  const isBack = await putBack(hand, await shelfAt(hand, skuId, store), pieces, ref)
  await tell(hand, skuId, store)
  return isBack
}

async function shelfAt(hand: Hand, skuId: SkuId, store: StoreShelf): Promise<Shelf> {
  if (store === null) return { collection: 'skus', where: { number: { equals: skuId } }, field: 'stock' }
  const sku = await kept(hand, skuId)
  const key = `${sku?.id}:${await storeDocumentOf(hand, store)}`
  return { collection: 'store-stock', where: { key: { equals: key } }, field: 'pieces' }
}

function kept(hand: Hand, skuId: SkuId): Promise<Kept | null> {
  return findOne(hand, 'skus', { number: { equals: skuId } })
}

/**
 * Pages that show the article show its stock. The catalog in memory finds what changed by its SKU, so a piece of a
 * store's shelf marks that as well.
 */
async function tell(hand: Hand, skuId: SkuId, store: StoreShelf): Promise<void> {
  if (store !== null) await changeIf(hand, 'skus', { number: { equals: skuId } }, { holdsVersion: { $inc: 1 } })
  const known = (await shelfOf(hand)).bySku.get(skuId)
  if (known) await stockChanged(hand, known.shelved.about.number)
}
