import type { SkuDocument } from './documents.ts'
import type { CatalogSnapshot, CatalogEntry } from './snapshot-types.ts'

/**
 * Puts new and changed SKUs into the snapshot, each article's by their numbers, in whatever order they were read, and gives
 * the articles they belong to.
 */
export function putSkus(snapshot: CatalogSnapshot, documents: SkuDocument[]): Set<CatalogEntry> {
  const touched = new Set<CatalogEntry>()
  const grown = new Set<CatalogEntry>()
  for (const document of documents) {
    const entry = snapshot.byDocument.get(document.article)
    if (!entry) continue
    const sku = { ...document, stores: snapshot.storeStock.get(document.id) ?? [] }
    const known = snapshot.bySku.get(document.number)
    const at = known ? entry.skus.indexOf(known.sku) : -1
    if (at >= 0) entry.skus[at] = sku
    else {
      // One that was another article's leaves it, and may have been its last.
      if (known) {
        known.entry.skus = known.entry.skus.filter((one) => one !== known.sku)
        if (snapshot.byDocument.get(known.entry.about.id) === known.entry) touched.add(known.entry)
      }
      entry.skus.push(sku)
      grown.add(entry)
    }
    snapshot.bySku.set(document.number, { sku, entry })
    snapshot.skusReadAt = Math.max(snapshot.skusReadAt, Date.parse(document.updatedAt))
    snapshot.newestSku = Math.max(snapshot.newestSku, document.number)
    touched.add(entry)
  }
  for (const { skus } of grown) skus.sort((a, b) => a.number - b.number)
  return touched
}
