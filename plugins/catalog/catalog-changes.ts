import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { articleTag, CATALOG_TAG, CATEGORIES_TAG, GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** Counts changes of anything but stock: a snapshot of an older version is rebuilt. */
export const CATALOG_COUNTER = 'catalog'
/** Counts the changes of stock that a page or a cart shows, and new SKUs: only SKUs are read again. */
export const STOCK_COUNTER = 'catalog-stock'

/** Articles, brands or categories have changed: invalidates the snapshot, every page with goods, and what names categories. */
export async function catalogChanged(context: WithPayload): Promise<void> {
  await nextNumber(context, CATALOG_COUNTER)
  await invalidate(context, [GOODS_TAG, CATALOG_TAG, CATEGORIES_TAG])
}

/** Prices or pictures of goods have changed: as `catalogChanged`, but the categories list what they did. */
export async function goodsChanged(context: WithPayload): Promise<void> {
  await nextNumber(context, CATALOG_COUNTER)
  await invalidate(context, [GOODS_TAG, CATALOG_TAG])
}

/** A picture was uploaded: no page shows it yet, but the snapshot knows which pictures are not public. */
export async function pictureAdded(context: WithPayload): Promise<void> {
  await nextNumber(context, CATALOG_COUNTER)
}

/** The stock of an article that pages show has changed: it was sold out or came back, or its stores have other pieces. */
export async function stockChanged(context: WithPayload, articleId: number): Promise<void> {
  await piecesChanged(context)
  await invalidate(context, [CATALOG_TAG, articleTag(articleId)])
}

/** Stock has changed but not run out: carts need the number, pages do not show it. */
export async function piecesChanged(context: WithPayload): Promise<void> {
  await nextNumber(context, STOCK_COUNTER)
}

/** Hooks for collections that are part of the catalog: an editor's change is visible at once. */
export const catalogHooks: {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} = {
  afterChange: [({ req }) => catalogChanged(req)],
  afterDelete: [({ req }) => catalogChanged(req)],
}
