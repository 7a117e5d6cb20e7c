import type { SkuDocument } from './documents.ts'
import type { Shelf, Shelved } from './shelf.ts'

/** Puts new and changed SKUs on the shelf, and gives the articles they belong to. */
export function putSkus(shelf: Shelf, documents: SkuDocument[]): Set<Shelved> {
  const touched = new Set<Shelved>()
  for (const document of documents) {
    const shelved = shelf.byDocument.get(document.article)
    if (!shelved) continue
    const sku = { ...document, stores: shelf.storeStock.get(document.id) ?? [] }
    const known = shelf.bySku.get(document.number)
    if (known) shelved.skus.splice(shelved.skus.indexOf(known.sku), 1, sku)
    else shelved.skus.push(sku)
    shelf.bySku.set(document.number, { sku, shelved })
    shelf.skusReadAt = Math.max(shelf.skusReadAt, Date.parse(document.updatedAt))
    shelf.newestSku = Math.max(shelf.newestSku, document.number)
    touched.add(shelved)
  }
  return touched
}
