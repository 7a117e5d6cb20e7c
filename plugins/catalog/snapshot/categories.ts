import { CategoryId, type Media } from '#contracts/catalog.ts'
import type { Language } from '#contracts/language.ts'
import type { Category, CategoryGroup } from '#contracts/listing.ts'
import { groupCodes, groupKinds } from '#domain/catalog/category-tree.ts'
import { compareNames } from '#domain/name-match.ts'
import { translated } from '#domain/translated.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import type { BrandDocument, CategoryDocument } from './documents.ts'
import { mediaIn } from './in-language.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

const cached = new WeakMap<CatalogSnapshot, { state: string; categories: Map<Language, Category[]> }>()

/** The categories with their groups. Cached per version of the catalog and language, since every page's menu reads them. */
export function categoriesOf(snapshot: CatalogSnapshot, language: Language): Category[] {
  const state = [snapshot.version, snapshot.stockVersion, snapshot.pricedFrom].join()
  const known = cached.get(snapshot)
  const stored = known?.state === state ? known : { state, categories: new Map<Language, Category[]>() }
  const hit = stored.categories.get(language)
  if (hit) return hit
  const shown = listedIn(snapshot)
  const places = placesIn(snapshot, language)
  const categories = CategoryId.options.map((id) => categoryOf(places, id, shown.get(id) ?? nothing()))
  cached.set(snapshot, { state, categories: stored.categories.set(language, categories) })
  return categories
}

/** What places are made of, in one language. */
interface Places extends Pick<CatalogSnapshot, 'pictures'> {
  language: Language
  brands: Brand[]
  categories: Map<string, Omit<CategoryDocument, 'translations'>>
}
type Brand = Omit<BrandDocument, 'translations'>

function placesIn({ brands, categories, pictures }: CatalogSnapshot, language: Language): Places {
  const words = [...categories].map(([code, category]) => [code, translated(category, language)] as const)
  const named = brands.map((brand) => translated(brand, language))
  return { brands: named, categories: new Map(words), pictures, language }
}

function categoryOf(places: Places, id: CategoryId, { brands: listed, counts }: ListedIn): Category {
  const brands = byName(places.brands.filter(({ slug }) => listed.has(slug)))
  return {
    id,
    ...placeOf(places, id),
    groups: groupsOf(places, id, counts),
    brands: brands.map(({ slug, name }) => ({ slug, name })),
  }
}

/** Menus always show sports and lens types; brands and items only when they list something. */
function groupsOf(places: Places, id: CategoryId, counts: Map<string, number>): CategoryGroup[] {
  const kind = groupKinds[id]
  if (kind === 'brand')
    return byName(places.brands.filter(({ slug }) => counts.has(slug))).map((brand) =>
      brandGroup(places, brand, counts),
    )
  return groupCodes[kind]
    .filter((code) => kind !== 'item' || counts.has(code))
    .map((code) => ({ code, ...placeOf(places, code), tagline: null, count: counts.get(code) ?? 0 }))
}

/** Slug and texts of a category or group; its code where there are none yet. */
function placeOf(places: Places, code: string) {
  const { slug, formerSlugs, title, intro, description, picture }: Partial<CategoryDocument> =
    places.categories.get(code) ?? {}
  return {
    slug: slug ?? code,
    formerSlugs: formerSlugs ?? [],
    title: title ?? code,
    intro: intro ?? null,
    description: description ?? null,
    picture: pictureIn(places, picture),
  }
}

function brandGroup(
  places: Places,
  { slug, formerSlugs, name, tagline, story, description, picture }: Brand,
  counts: Map<string, number>,
): CategoryGroup {
  return {
    code: slug,
    slug,
    formerSlugs: formerSlugs ?? [],
    title: name,
    tagline,
    intro: story,
    description,
    picture: pictureIn(places, picture),
    count: counts.get(slug) ?? 0,
  }
}

function pictureIn({ pictures, language }: Places, id: DocumentId | null | undefined): Media | null {
  const picture = id === null || id === undefined ? undefined : pictures.get(id)
  return picture ? mediaIn(picture, language) : null
}

function byName(brands: Brand[]): Brand[] {
  return brands.toSorted((a, b) => compareNames(a.name, b.name))
}

/** What a category lists. */
interface ListedIn {
  /** Slugs of the brands. */
  brands: Set<string>
  /** How many articles each group has. */
  counts: Map<string, number>
}

const nothing = (): ListedIn => ({ brands: new Set(), counts: new Map() })

function listedIn({ listed, byNumber }: CatalogSnapshot): Map<CategoryId, ListedIn> {
  const categories = new Map<CategoryId, ListedIn>()
  for (const [number, { card, group }] of listed) {
    const { brands, counts } = categories.get(card.category) ?? nothing()
    categories.set(card.category, { brands, counts })
    brands.add(byNumber.get(number)?.brand.slug ?? '')
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return categories
}
