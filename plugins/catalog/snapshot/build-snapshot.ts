import type { Payload } from 'payload'
import type { Media } from '#contracts/catalog.ts'
import { mediaOf } from '#domain/catalog/media-sizes.ts'
import { findAll, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { pictureName } from '../collections/media.ts'
import { groupOf, slugOf } from './article-slug.ts'
import { has, type BrandDocument, type MediaDocument, type PriceDocument } from './documents.ts'
import { putSkus } from './put-skus.ts'
import type { CatalogSnapshot, CatalogEntry } from './snapshot-types.ts'
import { tintsOf } from './tints.ts'

type Versions = Pick<CatalogSnapshot, 'version' | 'stockVersion'>

/** Reads the whole catalog into memory. Prices are put on it by `priceSnapshot`. */
export async function buildSnapshot(payload: Payload, versions: Versions): Promise<CatalogSnapshot> {
  const context = { payload }
  const brands = await findAll(context, 'brands')
  const places = (await findAll(context, 'categories')).filter(has('code'))
  const categories = new Map(places.map((place) => [place.code, place]))
  const media = (await findAll(context, 'media')).filter(has('filename'))
  const pictures = picturesOf(media)
  const dated = (await findAll(context, 'prices')).filter(has('startsAt'))
  const prices = grouped(dated, ({ article }) => article)
  const about = await findAll(context, 'articles', { isPublished: { not_equals: false } })
  const skus = await findAll(context, 'skus')
  const inStores = await findAll(context, 'store-stock')

  const brandsById = new Map(brands.map((brand) => [brand.id, brand]))
  const all = about.filter(has('number')).flatMap((article) => {
    const brand = brandsById.get(article.brand)
    if (!brand) return []
    const documents = { article: { ...article, tints: tintsOf(article) }, brand, categories }
    return [entryOf(documents, prices.get(article.id) ?? [], pictures)]
  })
  joinColors(all)

  const snapshot: CatalogSnapshot = {
    ...versions,
    byNumber: new Map(all.map((entry) => [entry.about.number, entry])),
    byHandle: new Map(all.map((entry) => [entry.about.handle, entry])),
    bySku: new Map(),
    byDocument: new Map(all.map((entry) => [entry.about.id, entry])),
    storeStock: grouped(
      inStores.filter(({ pieces }) => pieces > 0),
      ({ sku }) => sku,
    ),
    brands,
    categories,
    placePictures: new Map(
      [...brands, ...places].flatMap(({ picture }) => {
        const found = picture === null ? undefined : pictures.get(picture)
        return picture === null || !found ? [] : [[picture, found]]
      }),
    ),
    pictures: new Set(media.map(({ filename }) => pictureName(filename).normalize('NFC'))),
    listed: new Map(),
    pricedFrom: 0,
    pricedUntil: 0,
    skusReadAt: 0,
    newestSku: 0,
  }
  putSkus(snapshot, skus.filter(has('number', 'stock')))
  return snapshot
}

interface Documents {
  article: CatalogEntry['about']
  brand: BrandDocument
  categories: CatalogSnapshot['categories']
}

function entryOf(
  { article: about, brand, categories }: Documents,
  prices: PriceDocument[],
  pictures: Map<DocumentId, Media>,
): CatalogEntry {
  const history: CatalogEntry['history'] = { unit: [], subscription: [] }
  for (const { kind, channel, amount, isCampaign, startsAt } of prices) {
    history[kind].push({ channel, amount, isCampaign: Boolean(isCampaign), startsAt })
  }
  const medias = (about.pictures ?? []).flatMap((id) => pictures.get(id) ?? [])
  const place = { group: groupOf(about, brand), slug: slugOf(about, brand, categories) }
  return { about, brand, ...place, medias, skus: [], history, colors: [], price: null }
}

/** Frames of one model of a brand are one design; everything else stands by itself. */
function joinColors(all: CatalogEntry[]): void {
  const designs = grouped(all, ({ about }) => (about.model ? `${about.brand} ${about.model}` : about.number))
  for (const colors of designs.values()) for (const entry of colors) entry.colors = colors
}

function picturesOf(documents: MediaDocument[]): Map<DocumentId, Media> {
  return new Map(documents.map(({ id, filename, alt }) => [id, mediaOf(pictureName(filename), alt)]))
}

function grouped<T, K>(all: T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
