import type { Category } from '#contracts/catalog.ts'
import type { CategoryGroups } from '#contracts/listing.ts'
import type { Listing } from '#contracts/listing.ts'
import { groupName } from '#domain/catalog/category-tree.ts'
import type { CatalogSnapshot } from './snapshot.ts'

const finnish = new Intl.Collator('fi')

const known = new WeakMap<CatalogSnapshot, { state: string; groups: CategoryGroups }>()

/** The groups of every category that has any. Counted once for each state of the shelf: the menu of every page asks. */
export function allGroups(snapshot: CatalogSnapshot): CategoryGroups {
  const state = [snapshot.version, snapshot.stockVersion, snapshot.pricedFrom].join()
  const before = known.get(snapshot)
  if (before?.state === state) return before.groups
  const counted = [...countGroups(snapshot)]
  const groups = Object.fromEntries(counted.map(([category, all]) => [category, named(snapshot, category, all)]))
  known.set(snapshot, { state, groups })
  return groups
}

/** The groups of one category with how much each holds, whatever else was asked. */
export function groupsOf(snapshot: CatalogSnapshot, category: Category | undefined): Listing['groups'] {
  const groups = category && countGroups(snapshot).get(category)
  return groups ? named(snapshot, category, groups) : []
}

/** What the group of this category is called: by the tree, or as a brand. */
export function nameOfGroup(snapshot: CatalogSnapshot, category: Category, group: string): string {
  return groupName(category, group) ?? snapshot.brands.find(({ slug }) => slug === group)?.name ?? group
}

function countGroups(snapshot: CatalogSnapshot): Map<Category, Map<string, number>> {
  const categories = new Map<Category, Map<string, number>>()
  for (const { card, group } of snapshot.listed.values()) {
    const groups = categories.get(card.category) ?? new Map<string, number>()
    categories.set(card.category, groups.set(group, (groups.get(group) ?? 0) + 1))
  }
  return categories
}

function named(snapshot: CatalogSnapshot, category: Category, groups: Map<string, number>): Listing['groups'] {
  return [...groups]
    .map(([group, count]) => ({ group, name: nameOfGroup(snapshot, category, group), count }))
    .toSorted((a, b) => finnish.compare(a.name, b.name))
}
