import type { SkuId } from '#contracts/catalog.ts'
import { changeIf, findOne, type WithPayload } from '#plugins/kit/documents.ts'
import { heldBy, putBack, release, reserve, settle, type ReservableField } from '#plugins/kit/reserve.ts'
import { storeDocumentOf } from '#plugins/stores/repository.ts'
import type { DocumentId } from './snapshot/documents.ts'
import { snapshotOf } from './snapshot/snapshot-of.ts'
import { piecesChanged, stockChanged } from './touch-catalog.ts'

interface Kept {
  id: DocumentId
  stock: number
  isSupplierOrder: boolean | null
  holds: Record<string, number> | null
}

/** Number of the store whose shelf is meant; null for the central warehouse. */
export type StockLocation = number | null

/** For whom pieces are taken, and where from. With an owner, `heldPieces` can tell which are theirs. */
export interface Taking {
  ref: string
  owner?: string
  store?: StockLocation
}

/**
 * Takes pieces from the warehouse or a store's shelf for `ref`, all or none. Repeated for the same ref, it takes no more.
 *
 * What its maker sends to order is never refused: what the warehouse lacks is ordered.
 */
export async function takeStock(
  context: WithPayload,
  skuId: SkuId,
  pieces: number,
  { ref, owner, store = null }: Taking,
): Promise<boolean> {
  const isTaken = await reserve(context, await stockAt(context, skuId, store), pieces, ref, owner)
  const sku = await kept(context, skuId)
  if (isTaken && (store !== null || sku?.stock === 0)) await tell(context, skuId, store)
  else if (isTaken && sku?.isSupplierOrder) await piecesChanged(context)
  return isTaken || (store === null && Boolean(sku?.isSupplierOrder))
}

/** How many pieces of the warehouse are held in this owner's name, and not sold yet. */
export async function heldPieces(context: WithPayload, skuId: SkuId, owner: string): Promise<number> {
  return heldBy((await kept(context, skuId))?.holds, owner)
}

/** Puts back what `ref` holds. True when it held something. */
export async function giveStockBack(
  context: WithPayload,
  skuId: SkuId,
  ref: string,
  store: StockLocation = null,
): Promise<boolean> {
  const isBack = await release(context, await stockAt(context, skuId, store), ref)
  if (isBack) await tell(context, skuId, store)
  return isBack
}

/** What `ref` holds is sold for good. True when it held something. */
export async function settleStock(
  context: WithPayload,
  skuId: SkuId,
  ref: string,
  store: StockLocation = null,
): Promise<boolean> {
  return settle(context, await stockAt(context, skuId, store), ref)
}

/**
 * Puts pieces that were sold and never sent back on the shelf, once for each `ref`.
 *
 * Goods ordered from their maker were perhaps never on it, so for them the desk counts by hand.
 */
export async function returnStock(
  context: WithPayload,
  skuId: SkuId,
  pieces: number,
  ref: string,
  store: StockLocation = null,
): Promise<boolean> {
  const sku = await kept(context, skuId)
  if (!sku || (store === null && sku.isSupplierOrder)) return false
  return restock(context, skuId, pieces, ref, store)
}

/** Puts pieces on the shelf that were sold, came back and are here, once for each `ref`. False where the SKU is gone. */
export async function restock(
  context: WithPayload,
  skuId: SkuId,
  pieces: number,
  ref: string,
  store: StockLocation = null,
): Promise<boolean> {
  const isBack = await putBack(context, await stockAt(context, skuId, store), pieces, ref)
  await tell(context, skuId, store)
  return isBack
}

async function stockAt(context: WithPayload, skuId: SkuId, store: StockLocation): Promise<ReservableField> {
  if (store === null) return { collection: 'skus', where: { number: { equals: skuId } }, field: 'stock' }
  const sku = await kept(context, skuId)
  const key = `${sku?.id}:${await storeDocumentOf(context, store)}`
  return { collection: 'store-stock', where: { key: { equals: key } }, field: 'pieces' }
}

function kept(context: WithPayload, skuId: SkuId): Promise<Kept | null> {
  return findOne(context, 'skus', { number: { equals: skuId } })
}

/**
 * Pages that show the article show its stock. The catalog in memory finds what changed by its SKU, so a piece of a
 * store's shelf marks that as well.
 */
async function tell(context: WithPayload, skuId: SkuId, store: StockLocation): Promise<void> {
  if (store !== null) await changeIf(context, 'skus', { number: { equals: skuId } }, { holdsVersion: { $inc: 1 } })
  const known = (await snapshotOf(context)).bySku.get(skuId)
  if (known) await stockChanged(context, known.entry.about.number)
}
