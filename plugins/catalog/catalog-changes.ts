import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { articleTag, CATALOG_TAG, CATEGORIES_TAG, GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { currentNumber, nextNumber } from '#plugins/kit/storage/counters.ts'
import { deleteWhere, writeUnlessTaken, type DocumentId, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { CATALOG_COUNTER, STOCK_COUNTER, type CatalogChange } from './snapshot/snapshot-types.ts'

/** From so many documents on, everything is read again. */
const MOST_NAMED = 500
/** How many changes are stored: a snapshot that is older is built anew. */
const STORED_CHANGES = 10_000

async function noteChange(context: WithPayload, kind: CatalogChange['kind'], documents: readonly DocumentId[]) {
  const number = await nextNumber(context, CATALOG_COUNTER)
  const isMuch = documents.length > MOST_NAMED
  const change = isMuch ? { kind: 'all' as const, documents: [] } : { kind, documents: [...documents] }
  await writeUnlessTaken(context, 'catalog-changes', { number, ...change })
}

/** Articles, brands or categories have changed: every page with goods is made anew, and what names categories. */
export async function catalogChanged(
  context: WithPayload,
  kind: CatalogChange['kind'],
  documents: readonly DocumentId[] = [],
): Promise<void> {
  await noteChange(context, kind, documents)
  await invalidate(context, [GOODS_TAG, CATALOG_TAG, CATEGORIES_TAG])
}

/** Prices or pictures of goods have changed: as `catalogChanged`, but the categories list what they did. */
export async function goodsChanged(
  context: WithPayload,
  kind: CatalogChange['kind'],
  documents: readonly DocumentId[],
): Promise<void> {
  await noteChange(context, kind, documents)
  await invalidate(context, [GOODS_TAG, CATALOG_TAG])
}

/** A picture was uploaded: no page shows it yet, but the snapshot knows which pictures are not public. */
export async function pictureAdded(context: WithPayload, picture: DocumentId): Promise<void> {
  await noteChange(context, 'picture', [picture])
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

/** Hooks for a collection that is part of the catalog: an editor's change is visible at once. */
export function catalogHooks(
  kind: CatalogChange['kind'],
  /** Of which document a change is, where it is of another. */
  idOf: (document: Record<string, unknown>) => DocumentId = ({ id }) => id as DocumentId,
): { afterChange: [CollectionAfterChangeHook]; afterDelete: [CollectionAfterDeleteHook] } {
  return {
    afterChange: [
      ({ doc, previousDoc, operation, req }) =>
        catalogChanged(req, kind, [...new Set(operation === 'create' ? [idOf(doc)] : [idOf(doc), idOf(previousDoc)])]),
    ],
    afterDelete: [({ doc, req }) => catalogChanged(req, kind, [idOf(doc)])],
  }
}

export const eraseCatalogChanges: ScheduledTask = {
  name: 'forget catalog changes',
  every: 3_600_000,
  async run(req) {
    const oldest = (await currentNumber(req, CATALOG_COUNTER)) - STORED_CHANGES
    await deleteWhere(req, 'catalog-changes', { number: { less_than_equal: oldest } })
    return 0
  },
}
