import type { Category } from '#contracts/listing.ts'
import { groupKinds } from '#domain/catalog/category-tree.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { compareNames } from '#domain/name-match.ts'
import { categoriesFor } from '../shell/category-links.ts'

/** A brand, and the first page of the shop that lists it. */
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

/** The page of a brand where a category has one, else the category with the brand alone. */
function linksByBrand(categories: Category[]): Map<string, BrandLink> {
  const links = new Map<string, BrandLink>()
  for (const category of categories)
    for (const { slug, name } of category.brands)
      if (!links.has(slug)) links.set(slug, { name, path: pathIn(category, slug) })
  return links
}

function pathIn(category: Category, slug: string): string {
  const group = groupKinds[category.id] === 'brand' ? category.groups.find(({ code }) => code === slug) : undefined
  return group ? placePath(category, group) : `${placePath(category)}?brand=${slug}`
}
