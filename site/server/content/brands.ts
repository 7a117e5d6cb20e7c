import type { CategoryId } from '#contracts/catalog.ts'
import type { Category } from '#contracts/listing.ts'
import { groupKinds } from '#domain/catalog/category-tree.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { compareNames } from '#domain/compare-names.ts'
import { categoriesFor } from '../shell/category-links.ts'

/** A brand, and the page of it in the first category that lists it. */
interface BrandLink {
  name: string
  path: string
}

/** The brands of these slugs in their order, or all of them by name where none is given. A brand that lists nothing is left out. */
export async function brandLinks(request: Request, slugs: string[]): Promise<BrandLink[]> {
  const links = linksByBrand(await categoriesFor(request))
  if (slugs.length > 0) return slugs.flatMap((slug) => links.get(slug) ?? [])
  return [...links.values()].toSorted((a, b) => compareNames(a.name, b.name))
}

function linksByBrand(categories: Category[]): Map<string, BrandLink> {
  const links = new Map<string, BrandLink>()
  for (const category of categories.filter(({ id }) => isByBrand(id)))
    for (const group of category.groups)
      if (!links.has(group.code)) links.set(group.code, { name: group.title, path: placePath(category, group) })
  return links
}

function isByBrand(id: CategoryId): boolean {
  return groupKinds[id] === 'brand'
}
