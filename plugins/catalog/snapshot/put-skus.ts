import type { SkuDocument } from './documents.ts'
import type { CatalogSnapshot, CatalogEntry } from './snapshot-types.ts'

/** Puts new and changed SKUs into the snapshot, and gives the articles they belong to. */
export function putSkus(snapshot: CatalogSnapshot, documents: SkuDocument[]): Set<CatalogEntry> {
  const touched = new Set<CatalogEntry>()
  for (const document of documents) {
    const entry = snapshot.byDocument.get(document.article)
    if (!entry) continue
    const sku = { ...document, stores: snapshot.storeStock.get(document.id) ?? [] }
    const known = snapshot.bySku.get(document.number)
    if (known) entry.skus.splice(entry.skus.indexOf(known.sku), 1, sku)
    else entry.skus.push(sku)
    snapshot.bySku.set(document.number, { sku, entry })
    snapshot.skusReadAt = Math.max(snapshot.skusReadAt, Date.parse(document.updatedAt))
    snapshot.newestSku = Math.max(snapshot.newestSku, document.number)
    touched.add(entry)
  }
  return touched
}
