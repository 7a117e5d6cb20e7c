import { CategoryId, type Media } from '#contracts/catalog.ts'
import type { Category, CategoryGroup } from '#contracts/listing.ts'
import { groupCodes, groupKinds } from '#domain/catalog/category-tree.ts'
import { compareNames } from '#domain/compare-names.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import type { BrandDocument, CategoryDocument } from './documents.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

const cached = new WeakMap<CatalogSnapshot, { state: string; categories: Category[] }>()

/** The categories with their groups. Cached per version of the catalog, since every page's menu reads them. */
export function categoriesOf(snapshot: CatalogSnapshot): Category[] {
  const state = [snapshot.version, snapshot.stockVersion, snapshot.pricedFrom].join()
  const hit = cached.get(snapshot)
  if (hit?.state === state) return hit.categories
  const shown = listedIn(snapshot)
  const categories = CategoryId.options.map((id) => categoryOf(snapshot, id, shown.get(id) ?? nothing()))
  cached.set(snapshot, { state, categories })
  return categories
}

function categoryOf(snapshot: CatalogSnapshot, id: CategoryId, { brands: listed, counts }: ListedIn): Category {
  const brands = byName(snapshot.brands.filter(({ slug }) => listed.has(slug)))
  return {
    id,
    ...placeOf(snapshot, id),
    groups: groupsOf(snapshot, id, counts),
    brands: brands.map(({ slug, name }) => ({ slug, name })),
  }
}

/** Menus always show sports and lens types; brands and items only when they list something. */
function groupsOf(snapshot: CatalogSnapshot, id: CategoryId, counts: Map<string, number>): CategoryGroup[] {
  const kind = groupKinds[id]
  if (kind === 'brand')
    return byName(snapshot.brands.filter(({ slug }) => counts.has(slug))).map((brand) =>
      brandGroup(snapshot, brand, counts),
    )
  return groupCodes[kind]
    .filter((code) => kind !== 'item' || counts.has(code))
    .map((code) => ({ code, ...placeOf(snapshot, code), tagline: null, count: counts.get(code) ?? 0 }))
}

/** Slug and texts of a category or group; its code where there are none yet. */
function placeOf(snapshot: CatalogSnapshot, code: string) {
  const { slug, formerSlugs, title, intro, description, picture }: Partial<CategoryDocument> =
    snapshot.categories.get(code) ?? {}
  return {
    slug: slug ?? code,
    formerSlugs: formerSlugs ?? [],
    title: title ?? code,
    intro: intro ?? null,
    description: description ?? null,
    picture: pictureIn(snapshot, picture),
  }
}

function brandGroup(
  snapshot: CatalogSnapshot,
  { slug, formerSlugs, name, tagline, story, description, picture }: BrandDocument,
  counts: Map<string, number>,
): CategoryGroup {
  return {
    ...{ code: slug, slug, formerSlugs: formerSlugs ?? [], title: name, tagline, intro: story, description },
    picture: pictureIn(snapshot, picture),
    count: counts.get(slug) ?? 0,
  }
}

function pictureIn({ pictures }: CatalogSnapshot, id: DocumentId | null | undefined): Media | null {
  return (id === null || id === undefined ? undefined : pictures.get(id)?.media) ?? null
}

function byName(brands: BrandDocument[]): BrandDocument[] {
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
