import type { Category, CategoryGroup } from '#contracts/listing.ts'

/** What an address names, with the path it has now. */
export interface CategoryPlace {
  category: Category
  /** Null on the page of the category itself. */
  group: CategoryGroup | null
  path: string
}

/** The path of a category's page, or of one of its groups. */
export function placePath(category: Pick<Category, 'slug'>, group?: Pick<CategoryGroup, 'slug'> | null): string {
  return group ? `/${category.slug}/${group.slug}` : `/${category.slug}`
}

/** The category, and the group if the address goes on to one, that these slugs name or have named. */
export function findPlace(
  categories: readonly Category[],
  { category: categorySlug, group: groupSlug }: { category: string; group?: string | undefined },
): CategoryPlace | undefined {
  const category = named(categories, categorySlug)
  if (!category) return undefined
  const group = groupSlug === undefined ? null : named(category.groups, groupSlug)
  return group === undefined ? undefined : { category, group, path: placePath(category, group) }
}

/** A present slug counts before a former one, which another may have by now. */
function named<One extends { slug: string; formerSlugs: string[] }>(all: readonly One[], written: string) {
  const slug = written.normalize('NFC')
  return all.find((one) => one.slug === slug) ?? all.find(({ formerSlugs }) => formerSlugs.includes(slug))
}
