import type { Article, Sibling, Sku } from '#contracts/catalog.ts'
import type { LensPackage } from '#contracts/ground-lenses.ts'
import type { Language } from '#contracts/language.ts'
import type { Price } from '#contracts/price.ts'
import type { Store } from '#contracts/stores.ts'
import { conformityOf } from '#domain/catalog/conformity.ts'
import { availability } from '#domain/catalog/stock-status.ts'
import { lensProblem } from '#domain/lenses/lens-problem.ts'
import { lensFactsOf, lensSeatOf } from '#domain/lenses/lens-seat.ts'
import { compareNames } from '#domain/name-match.ts'
import { translated } from '#domain/translated.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import { cardOf, finishOf, formOf } from './card.ts'
import { factsOf } from './facts.ts'
import { entryIn } from './in-language.ts'
import { stockedSku } from './price-snapshot.ts'
import { shownCategory, type CatalogSnapshot, type CatalogEntry, type SnapshotSku } from './snapshot-types.ts'

type Stores = Map<DocumentId, Store>

/** Everything a product page shows of an article, in a language; null before its first price. */
export function articleOf(
  snapshot: CatalogSnapshot,
  written: CatalogEntry,
  stores: Stores,
  language: Language,
): Article | undefined {
  const entry = entryIn(written, language)
  const { about, brand, medias, price, group } = entry
  const card = cardOf(entry)
  const category = shownCategory(entry)
  if (!card || !price || !category) return undefined
  return {
    ...card,
    medias,
    skus: shownSkus(entry).map((sku) => skuOf(sku, price, stores)),
    group,
    groupTitle: titleOf(snapshot, group, language) ?? brand.name,
    description: about.description,
    facts: factsOf(entry),
    siblings: siblingsOf(entry, language),
    form: formOf(about),
    finish: finishOf(entry),
    lensChoice: about.lensChoice,
    lensSeat: lensSeatOf(about),
    ...lensesOf(snapshot, entry, language),
    manufacturer: makerOf(entry),
    warnings: about.warnings,
    ce: Boolean(about.ce),
    conformity: conformityOf({ category, ce: Boolean(about.ce) }),
    udi: about.udi,
    isSealed: Boolean(about.isSealed),
    isForStores: !about.isNotForStores,
    subscriptionIntervals: card.allowSubscription ? ['m1', 'm2', 'm3', 'm6'] : [],
  }
}

function titleOf({ categories }: CatalogSnapshot, group: string, language: Language): string | undefined {
  const place = categories.get(group)
  return place && translated(place, language).title
}

/** Of a contact lens only the SKUs in stock, in the warehouse or a store: all others follow from its axes. */
function shownSkus({ about, skus }: CatalogEntry): SnapshotSku[] {
  const lies = ({ stock, sellsOnline, stores }: SnapshotSku) => (sellsOnline && stock > 0) || stores.length > 0
  return about.lensChoice ? skus.filter(lies) : skus
}

function skuOf(sku: SnapshotSku, price: Price, stores: Stores): Sku {
  return {
    id: sku.number,
    size: sku.size,
    frame: sku.measures,
    parameters: sku.parameters,
    availability: availability(stockedSku(sku)),
    price,
    stores: sku.stores
      .flatMap(({ store, pieces }) => {
        const { id, name } = stores.get(store) ?? {}
        return id && name ? [{ storeId: id, name, pieces }] : []
      })
      .toSorted((a, b) => compareNames(a.name, b.name)),
  }
}

/** The colors that can be bought: a color without a price has no page, and its pictures are not public yet. */
export function siblingsOf(entry: CatalogEntry, language: Language): Sibling[] {
  const priced = entry.colors.filter(({ price }) => price !== null)
  return priced.length > 1 ? priced.map((color) => siblingOf(entryIn(color, language), entry)) : []
}

function siblingOf(entry: CatalogEntry, current: CatalogEntry): Sibling {
  const { about, medias, slug } = entry
  return {
    id: about.number,
    slug,
    color: about.color ?? about.name,
    swatch: about.swatch ?? [],
    media: medias[0] ?? null,
    finish: finishOf(entry),
    isCurrent: about.number === current.about.number,
  }
}

function makerOf({ brand: { maker } }: CatalogEntry): Article['manufacturer'] {
  const { name, street, zip, city, country, email } = maker
  return { name, address: `${street}, ${zip} ${city}, ${country}`, email }
}

/** The lens packages that suit a frame in some size of it, cheapest first, in its tints; and those that do not, with why. */
function lensesOf(
  snapshot: CatalogSnapshot,
  { about, skus }: CatalogEntry,
  language: Language,
): Pick<Article, 'lensPackages' | 'unsuitedLenses'> {
  const lensSeat = lensSeatOf(about)
  if (!lensSeat) return { lensPackages: [], unsuitedLenses: [] }
  const heights = skus.flatMap(({ measures }) => measures?.lensHeight ?? [])
  const lensHeight = heights.length > 0 ? Math.max(...heights) : null
  const all = [...snapshot.byNumber.values()]
    .flatMap((entry) => lensPackageOf(entryIn(entry, language)) ?? [])
    .map((lenses) => ({ lenses, problem: lensProblem({ lensSeat, lensHeight }, lenses) }))
    .toSorted((a, b) => a.lenses.amount - b.lenses.amount)
  return {
    lensPackages: all
      .filter(({ problem }) => problem === null)
      .map(({ lenses }) => (about.isTintable ? lenses : { ...lenses, tints: [] })),
    unsuitedLenses: all.flatMap(({ lenses: { name, kind }, problem }) => (problem ? [{ name, kind, ...problem }] : [])),
  }
}

function lensPackageOf({ about, skus: [sku], price }: CatalogEntry): LensPackage | undefined {
  const { lensKind, bounds, refractiveIndex } = about
  const facts = lensFactsOf(about)
  if (!lensKind || !bounds || !facts || !sku || !price) return undefined
  return {
    ...facts,
    skuId: sku.number,
    slug: about.handle,
    name: about.name,
    kind: lensKind,
    index: refractiveIndex ?? '',
    description: about.description,
    includes: about.includes ?? [],
    bounds,
    needsFitting: Boolean(about.needsFitting),
    leadTimeDays: sku.leadTimeDays,
    tints: about.tints,
    amount: price.unit.amount,
  }
}
