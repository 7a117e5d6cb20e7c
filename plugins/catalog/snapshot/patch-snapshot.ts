import type { Payload } from 'payload'
import { findAll, type DocumentId } from '#plugins/kit/storage/documents.ts'
import type { CatalogChange } from './snapshot-types.ts'
import { has, readGoods } from './documents.ts'
import { priceArticles } from './price-snapshot.ts'
import { dropGoods, placeEntry, putGoods, putPictures } from './put-goods.ts'
import type { CatalogEntry, CatalogSnapshot } from './snapshot-types.ts'

/**
 * Reads again what has changed, and puts it into the snapshot, which is then as if it were built anew. All is read before
 * anything is put. False where all has changed.
 */
export async function patchSnapshot(
  payload: Payload,
  snapshot: CatalogSnapshot,
  changes: readonly CatalogChange[],
  instant: Date,
): Promise<boolean> {
  if (changes.some(({ kind }) => kind === 'all')) return false
  const context = { payload }
  const of = (kind: CatalogChange['kind']) => [
    ...new Set(changes.filter((change) => change.kind === kind).flatMap(({ documents }) => documents)),
  ]
  const pictures = of('picture')
  const hung = pictures.length > 0 ? await findAll(context, 'media', { id: { in: pictures } }) : []
  const brands = of('brand').length > 0 ? await findAll(context, 'brands') : snapshot.brands
  const categories = of('category').length > 0 ? (await findAll(context, 'categories')).filter(has('code')) : null
  const articles = [...new Set([...of('article'), ...(await articlesOf(payload, snapshot, of('sku')))])]
  const goods = articles.length > 0 ? await readGoods(payload, articles) : null

  for (const id of pictures) snapshot.pictures.delete(id)
  putPictures(snapshot, hung)
  snapshot.brands = brands
  if (categories) snapshot.categories = new Map(categories.map((category) => [category.code, category]))
  const touched = replaced(snapshot, of('brand'), pictures, categories !== null)

  const left = dropGoods(
    snapshot,
    articles.flatMap((id) => snapshot.byDocument.get(id) ?? []),
  )
  const put = goods ? putGoods(snapshot, goods) : []
  const isHere = (entry: CatalogEntry) => snapshot.byDocument.get(entry.about.id) === entry
  priceArticles(snapshot, [...new Set([...touched, ...left, ...put])].filter(isHere), instant)
  return true
}

/** The documents of the articles that these SKUs belong to, and belonged to. */
async function articlesOf(payload: Payload, { bySku }: CatalogSnapshot, skus: DocumentId[]): Promise<DocumentId[]> {
  if (skus.length === 0) return []
  const asked = new Set(skus)
  const before = [...bySku.values()].filter(({ sku }) => asked.has(sku.id)).map(({ entry }) => entry.about.id)
  const now = await findAll({ payload }, 'skus', { id: { in: skus } }, { fields: ['article'] })
  return [...before, ...now.map(({ article }) => article)]
}

/** Places the entries anew that show any of this, and gives them. A brand that is gone takes its articles with it. */
function replaced(
  snapshot: CatalogSnapshot,
  brands: readonly DocumentId[],
  pictures: readonly DocumentId[],
  areCategoriesNew: boolean,
): CatalogEntry[] {
  if (brands.length === 0 && pictures.length === 0 && !areCategoriesNew) return []
  const current = new Map(snapshot.brands.map((brand) => [brand.id, brand]))
  const touched: CatalogEntry[] = []
  const gone: CatalogEntry[] = []
  for (const entry of snapshot.byDocument.values()) {
    const { about } = entry
    const isOfBrand = brands.includes(about.brand)
    if (!areCategoriesNew && !isOfBrand && !about.pictures?.some((id) => pictures.includes(id))) continue
    const brand = current.get(about.brand)
    if (brand) {
      entry.brand = brand
      placeEntry(snapshot, entry)
      touched.push(entry)
    } else gone.push(entry)
  }
  return [...touched, ...dropGoods(snapshot, gone)]
}
