import type { FilterGroup } from '#contracts/listing.ts'
import type { LensAxisName } from '#contracts/prescriptions.ts'
import type { Listed } from '#domain/catalog/filters.ts'
import { attributeWords } from '#domain/search/attribute-words.ts'
import { documentState } from '#domain/search/document-state.ts'
import type { SearchDocument } from '#domain/search/engine.ts'
import { facetOfGroup } from '#domain/search/shop-settings.ts'
import { filterValuesOf } from '#plugins/catalog/snapshot/filter-values.ts'
import { currentSnapshot } from '#plugins/catalog/snapshot/current-snapshot.ts'
import type { CatalogEntry, CatalogSnapshot } from '#plugins/catalog/snapshot/snapshot-types.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { articlePopularity, popularityVersion } from '../repository.ts'
import type { SearchSource } from '../current-index.ts'
import { shopDocument } from './shop-document.ts'

const PREFIX = 'article:'

/** The id of an article in the index. */
export function articleDocumentId(number: number): string {
  return `${PREFIX}${number}`
}

/** The article's number; the id is of an article. */
export function articleNumber(id: string): number {
  return Number(id.slice(PREFIX.length))
}

/** The articles that are listed, from the catalog in memory. Also in a preview those of now. */
export const articleSource: SearchSource = {
  async version(context) {
    const [{ version, stockVersion, pricedFrom }, popular] = await Promise.all([
      catalogOf(context),
      popularityVersion(context),
    ])
    return [version, stockVersion, pricedFrom, popular].join()
  },
  async states(context) {
    const catalog = await catalogOf(context)
    const popular = await articlePopularity.read(context)
    return new Map(
      [...catalog.listed].map(([number, listed]) => [
        articleDocumentId(number),
        stateOf({ catalog, popular }, number, listed),
      ]),
    )
  },
  async documents(context, ids) {
    const catalog = await catalogOf(context)
    const popular = await articlePopularity.read(context)
    return ids.flatMap((id) => {
      const entry = catalog.listed.has(articleNumber(id)) ? catalog.byNumber.get(articleNumber(id)) : undefined
      return entry ? [documentOf({ catalog, popular }, entry)] : []
    })
  },
}

/** What documents are made of. */
interface Known {
  catalog: CatalogSnapshot
  popular: ReadonlyMap<number, number>
}

function catalogOf({ payload }: WithPayload): Promise<CatalogSnapshot> {
  return currentSnapshot({ payload })
}

/** The catalog lists an article anew when anything of it has changed, so that the others are not read again; titles and popularity stand elsewhere. */
const states = new WeakMap<Listed, { beside: string; state: number }>()

function stateOf(from: Known, number: number, listed: Listed): number {
  const entry = from.catalog.byNumber.get(number)
  if (!entry) return 0
  const beside = [...titlesOf(from.catalog, entry), from.popular.get(number) ?? 0].join()
  const known = states.get(listed)
  if (known?.beside === beside) return known.state
  const state = documentState(documentOf(from, entry))
  states.set(listed, { beside, state })
  return state
}

function titlesOf({ categories }: CatalogSnapshot, { about, group }: CatalogEntry): string[] {
  const title = (code: string) => categories.get(code)?.title ?? ''
  const { category, sport } = about
  return [title(category), title(group), ...(sport ? [`${title(sport)}lasit`] : [])].filter(Boolean)
}

/** How far down the editors' order an article stands half as well as the first. */
const HALF_STANDING = 100

function documentOf({ catalog, popular }: Known, entry: CatalogEntry): SearchDocument {
  const { about, brand, group, skus, price } = entry
  const { sport, colorFamily, shape, rim, frameMaterial, suitableFor, lensType, design } = about
  const wearers = suitableFor ?? []
  const values = [colorFamily, shape, rim, frameMaterial, ...wearers, design, about.smartFeature].flatMap(
    (code) => attributeWords[code ?? ''] ?? [],
  )
  const own = about.isPolarized ? ['polarisoiva'] : []
  const facts = [about.color, about.collection, about.contents, about.lensMaterial, ...values, ...own]
  return shopDocument('article', articleDocumentId(about.number), {
    fields: {
      number: [about.number, ...skus.map(({ number }) => number), about.udi ?? []].flat().map(String),
      brand: brand.name,
      name: about.name,
      category: titlesOf(catalog, entry),
      facts: facts.filter((fact) => typeof fact === 'string'),
      text: about.description,
    },
    facets: {
      ...groupFacets(entry),
      category: [about.category],
      group: [group],
      brand: [brand.slug],
      color: listOf(colorFamily),
      shape: listOf(shape),
      material: listOf(frameMaterial),
      rim: listOf(rim),
      wearer: wearers,
      lens_type: listOf(lensType),
      design: listOf(design),
      sport: listOf(sport),
      lens_width: [...new Set(skus.flatMap(({ measures }) => (measures ? [String(measures.lensWidth)] : [])))],
      fit: fitsOf(skus),
      offer: price?.unit.isCampaign ? ['yes'] : [],
      pieces: about.packageAmount === null ? [] : [String(about.packageAmount)],
      base_curve: axisOf(entry, 'baseCurve').map(String),
      diameter: axisOf(entry, 'diameter').map(String),
    },
    numbers: {
      ...powersOf(entry),
      ...(price && { price: price.unit.amount }),
      standing: HALF_STANDING / (HALF_STANDING + Math.max(about.rank, 0)),
      popularity: popular.get(about.number) ?? 0,
      in_stock: Number(price?.unit.publicationStatus === 20),
    },
  })
}

/** What listings narrow by, by its facet; what editors have named by that name. */
function groupFacets(entry: CatalogEntry): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(filterValuesOf(entry)).map(([group, values]) => [
      facetOfGroup[group as FilterGroup],
      values.map(({ value, name }) => name ?? value),
    ]),
  )
}

/** Frames up to here are small, from there on large, in mm over all; one in several sizes may be both. */
const [SMALL, LARGE] = [128, 138]

function fitsOf(skus: CatalogEntry['skus']): string[] {
  const widths = skus.flatMap(({ measures }) => (measures ? [measures.totalWidth] : []))
  const isAny = (is: (width: number) => boolean) => widths.some(is)
  return [
    ...(isAny((width) => width <= SMALL) ? ['small'] : []),
    ...(isAny((width) => width >= LARGE) ? ['large'] : []),
  ]
}

/** The weakest and the strongest power and cylinder in D: of contact lenses by their axes, of ready glasses by what is on the shelf. */
function powersOf(entry: CatalogEntry): Record<string, number> {
  const { about, skus } = entry
  const onShelf = skus.map(({ size }) => Number(size?.replace(',', '.').replace('−', '-') ?? Number.NaN))
  const powers = about.category === 'reading_glasses' ? onShelf : axisOf(entry, 'power')
  return { ...rangeOf('power', powers), ...rangeOf('cylinder', axisOf(entry, 'cylinder')) }
}

function axisOf({ about }: CatalogEntry, axis: LensAxisName): number[] {
  return (about.lensChoice?.axes.find(({ name }) => name === axis)?.values ?? []).map(Number)
}

function rangeOf(name: string, values: readonly number[]): Record<string, number> {
  const numbers = values.filter((value) => !Number.isNaN(value))
  return numbers.length > 0 ? { [`${name}_from`]: Math.min(...numbers), [`${name}_to`]: Math.max(...numbers) } : {}
}

function listOf(code: string | null): string[] {
  return code === null ? [] : [code]
}
