import { OrderedListing } from '#domain/catalog/ordered-listing.ts'
import type { Payload } from 'payload'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { has, readGoods } from './documents.ts'
import { putGoods, putPictures } from './put-goods.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

type Versions = Pick<CatalogSnapshot, 'version' | 'stockVersion'>

/** Reads the whole catalog into memory. Prices are put on it by `priceSnapshot`. */
export async function buildSnapshot(payload: Payload, versions: Versions): Promise<CatalogSnapshot> {
  const context = { payload }
  const brands = await findAll(context, 'brands')
  const categories = (await findAll(context, 'categories')).filter(has('code'))
  const pictures = await findAll(context, 'media')
  const goods = await readGoods(payload)

  const snapshot: CatalogSnapshot = {
    ...versions,
    byNumber: new Map(),
    byHandle: new Map(),
    bySku: new Map(),
    byDocument: new Map(),
    storeStock: new Map(),
    pictures: new Map(),
    designs: new Map(),
    listed: new OrderedListing(),
    brands,
    categories: new Map(categories.map((category) => [category.code, category])),
    pricedFrom: 0,
    pricedUntil: 0,
    skusReadAt: 0,
    newestSku: 0,
  }
  putPictures(snapshot, pictures)
  putGoods(snapshot, goods)
  return snapshot
}
