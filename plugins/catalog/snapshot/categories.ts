import { CategoryId } from '#contracts/catalog.ts'
import type { Category, CategoryGroup } from '#contracts/listing.ts'
import { groupCodes, groupKinds } from '#domain/catalog/category-tree.ts'
import { compareNames } from '#domain/compare-names.ts'
import type { BrandDocument, CategoryDocument } from './documents.ts'
import type { CatalogSnapshot } from './snapshot.ts'

const cached = new WeakMap<CatalogSnapshot, { state: string; categories: Category[] }>()

/** The categories with their groups. Cached per version of the catalog, since every page's menu reads them. */
export function categoriesOf(snapshot: CatalogSnapshot): Category[] {
  const state = [snapshot.version, snapshot.stockVersion, snapshot.pricedFrom].join()
  const hit = cached.get(snapshot)
  if (hit?.state === state) return hit.categories
  const counts = countGroups(snapshot)
  const categories = CategoryId.options.map((id) => categoryOf(snapshot, id, counts.get(id) ?? new Map()))
  cached.set(snapshot, { state, categories })
  return categories
}

function categoryOf(snapshot: CatalogSnapshot, id: CategoryId, counts: Map<string, number>): Category {
  return { id, ...placeOf(snapshot, id), groups: groupsOf(snapshot, id, counts) }
}

/** Menus always show sports and lens types; brands and items only when they list something. */
function groupsOf(snapshot: CatalogSnapshot, id: CategoryId, counts: Map<string, number>): CategoryGroup[] {
  const kind = groupKinds[id]
  if (kind === 'brand')
    return byTitle(snapshot.brands.filter(({ slug }) => counts.has(slug)).map((brand) => brandGroup(brand, counts)))
  return groupCodes[kind]
    .filter((code) => kind !== 'item' || counts.has(code))
    .map((code) => ({ code, ...placeOf(snapshot, code), count: counts.get(code) ?? 0 }))
}

/** Slug and texts of a category or group; its code where there are none yet. */
function placeOf({ categories }: CatalogSnapshot, code: string) {
  const { slug, formerSlugs, title, intro, description }: Partial<CategoryDocument> = categories.get(code) ?? {}
  return {
    slug: slug ?? code,
    formerSlugs: formerSlugs ?? [],
    title: title ?? code,
    intro: intro ?? null,
    description: description ?? null,
  }
}

function brandGroup({ slug, formerSlugs, name, story }: BrandDocument, counts: Map<string, number>): CategoryGroup {
  const place = { slug, formerSlugs: formerSlugs ?? [], title: name, intro: story, description: null }
  return { code: slug, ...place, count: counts.get(slug) ?? 0 }
}

function byTitle(groups: CategoryGroup[]): CategoryGroup[] {
  return groups.toSorted((a, b) => compareNames(a.title, b.title))
}

function countGroups({ listed }: CatalogSnapshot): Map<CategoryId, Map<string, number>> {
  const categories = new Map<CategoryId, Map<string, number>>()
  for (const { card, group } of listed.values()) {
    const groups = categories.get(card.category) ?? new Map<string, number>()
    categories.set(card.category, groups.set(group, (groups.get(group) ?? 0) + 1))
  }
  return categories
}
