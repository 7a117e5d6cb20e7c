import type { Category } from '#contracts/catalog.ts'
import type { CategoryGroups } from '#contracts/listing.ts'
import type { Listing } from '#contracts/listing.ts'
import { groupName } from '#domain/catalog/category-tree.ts'
import type { Shelf } from './shelf.ts'

const finnish = new Intl.Collator('fi')

const known = new WeakMap<Shelf, { state: string; groups: CategoryGroups }>()

/** The groups of every category that has any. Counted once for each state of the shelf: the menu of every page asks. */
export function allGroups(shelf: Shelf): CategoryGroups {
  const state = [shelf.version, shelf.stockVersion, shelf.pricedFrom].join()
  const before = known.get(shelf)
  if (before?.state === state) return before.groups
  const counted = [...countGroups(shelf)]
  const groups = Object.fromEntries(counted.map(([category, all]) => [category, named(shelf, category, all)]))
  known.set(shelf, { state, groups })
  return groups
}

/** The groups of one category with how much each holds, whatever else was asked. */
export function groupsOf(shelf: Shelf, category: Category | undefined): Listing['groups'] {
  const groups = category && countGroups(shelf).get(category)
  return groups ? named(shelf, category, groups) : []
}

/** What the group of this category is called: by the tree, or as a brand. */
export function nameOfGroup(shelf: Shelf, category: Category, group: string): string {
  return groupName(category, group) ?? shelf.brands.find(({ slug }) => slug === group)?.name ?? group
}

function countGroups(shelf: Shelf): Map<Category, Map<string, number>> {
  const categories = new Map<Category, Map<string, number>>()
  for (const { card, group } of shelf.listed.values()) {
    const groups = categories.get(card.category) ?? new Map<string, number>()
    categories.set(card.category, groups.set(group, (groups.get(group) ?? 0) + 1))
  }
  return categories
}

function named(shelf: Shelf, category: Category, groups: Map<string, number>): Listing['groups'] {
  return [...groups]
    .map(([group, count]) => ({ group, name: nameOfGroup(shelf, category, group), count }))
    .toSorted((a, b) => finnish.compare(a.name, b.name))
}
