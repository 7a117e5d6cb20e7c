import { LensTint } from '#contracts/ground-lenses.ts'
import { groupOf, slugOf } from '#domain/catalog/article-path.ts'
import { mediaOf, pictureName } from '#domain/catalog/media.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { type ArticleDocument, type Goods, has, type PriceDocument } from './documents.ts'
import { putSkus } from './put-skus.ts'
import type { CatalogEntry, CatalogSnapshot, WordedTint } from './snapshot-types.ts'

/** Puts articles into the snapshot, or anew, and gives those whose price and card are to be made. */
export function putGoods(snapshot: CatalogSnapshot, { articles, prices, skus, inStores }: Goods): Set<CatalogEntry> {
  const priced = Map.groupBy(prices, ({ article }) => article)
  const entries = articles.flatMap((article) => entryOf(snapshot, article, priced.get(article.id) ?? []) ?? [])
  for (const entry of entries) {
    snapshot.byNumber.set(entry.about.number, entry)
    snapshot.byHandle.set(entry.about.handle, entry)
    snapshot.byDocument.set(entry.about.id, entry)
  }
  for (const [sku, rows] of Map.groupBy(inStores, ({ sku }) => sku)) snapshot.storeStock.set(sku, rows)
  // A SKU that was moved here has left an article that was not read again.
  const moved = putSkus(snapshot, skus)
  return new Set([...joinColors(snapshot, entries), ...moved])
}

/** Takes articles out of the snapshot, and gives the other colors of their designs. */
export function dropGoods(snapshot: CatalogSnapshot, entries: Iterable<CatalogEntry>): Set<CatalogEntry> {
  const left = new Set<CatalogEntry>()
  for (const entry of entries) {
    const { number, handle, id } = entry.about
    snapshot.byNumber.delete(number)
    snapshot.byHandle.delete(handle)
    snapshot.byDocument.delete(id)
    snapshot.listed.delete(number)
    for (const sku of entry.skus) {
      snapshot.bySku.delete(sku.number)
      snapshot.storeStock.delete(sku.id)
    }
    const others = entry.colors.filter((color) => color !== entry)
    snapshot.designs.set(designOf(entry.about), others)
    for (const other of others) {
      other.colors = others
      left.add(other)
    }
    left.delete(entry)
  }
  return left
}

/** Makes what an entry takes from its brand, its category and its pictures. */
export function placeEntry(snapshot: CatalogSnapshot, entry: CatalogEntry): void {
  const { about, brand } = entry
  entry.group = groupOf(about, brand)
  entry.slug = slugOf(about, brand, snapshot.categories)
  entry.pictures = (about.pictures ?? []).flatMap((id) => snapshot.pictures.get(id) ?? [])
  entry.medias = entry.pictures.map(({ media }) => media)
}

/** Frames of one model of a brand are one design; everything else stands by itself. */
function designOf({ model, brand, number }: CatalogEntry['about']): string {
  return model ? `${brand} ${model}` : `${number}`
}

function entryOf(
  snapshot: CatalogSnapshot,
  article: ArticleDocument,
  prices: PriceDocument[],
): CatalogEntry | undefined {
  const brand = snapshot.brands.find(({ id }) => id === article.brand)
  if (!brand) return undefined
  const history: CatalogEntry['history'] = { unit: [], subscription: [] }
  for (const { kind, channel, amount, isCampaign, startsAt } of prices)
    history[kind].push({ channel, amount, isCampaign: Boolean(isCampaign), startsAt })
  const about = { ...article, tints: tintsOf(article) }
  const nothing = { pictures: [], medias: [], skus: [], colors: [], price: null, pricedUntil: 0, group: '', slug: '' }
  const entry = { about, brand, history, ...nothing }
  placeEntry(snapshot, entry)
  return entry
}

/** The tints a lens package offers, without what the database adds to each row. */
function tintsOf({ tints }: Pick<ArticleDocument, 'tints'>): WordedTint[] {
  return (tints ?? []).map(({ translations, ...tint }) => ({
    ...LensTint.parse({ ...tint, isGradient: Boolean(tint.isGradient) }),
    ...(translations && { translations }),
  }))
}

/** Joins new entries with the colors of their designs, in the order of their numbers, and gives all of these. */
function joinColors({ designs }: CatalogSnapshot, entries: CatalogEntry[]): Set<CatalogEntry> {
  const joined = new Set<CatalogEntry>()
  for (const [design, added] of Map.groupBy(entries, ({ about }) => designOf(about))) {
    const colors = [...(designs.get(design) ?? []), ...added].toSorted((a, b) => a.about.number - b.about.number)
    designs.set(design, colors)
    for (const color of colors) {
      color.colors = colors
      joined.add(color)
    }
  }
  return joined
}

/** Puts pictures into the snapshot, or anew. */
export function putPictures({ pictures }: CatalogSnapshot, documents: Stored<'media'>[]): void {
  for (const { id, filename, alt, translations } of documents.filter(has('filename'))) {
    const name = pictureName(filename)
    pictures.set(id, { name: name.normalize('NFC'), media: mediaOf(name, alt), translations })
  }
}
