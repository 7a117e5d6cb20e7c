import { placePath } from '#domain/catalog/find-place.ts'
import type { InLanguage } from '../../shared/language.ts'
import { pathTo } from '../../shared/routes.ts'
import type { SearchPaths } from '#site/shared/paths.ts'
import { categoriesFor } from '../shell/category-links.ts'

/** Brands that the search offers before anything is typed (specification §9). */
const BRANDS = 4

/** Where the search leads; its brands are those of which frames and sunglasses have the most. */
export async function searchPaths(page: InLanguage & { request: Request }): Promise<SearchPaths> {
  const categories = await categoriesFor(page.request)
  const groups = categories
    .filter(({ id }) => id === 'frames' || id === 'sunglasses')
    .flatMap((category) => category.groups.map((group) => ({ group, path: placePath(category, group) })))
    .toSorted((a, b) => b.group.count - a.group.count)
  const byBrand = new Map(groups.toReversed().map((one) => [one.group.code, one]))
  const brands = groups.filter((one) => byBrand.get(one.group.code) === one).slice(0, BRANDS)
  return {
    search: pathTo(page, 'search'),
    store: pathTo(page, 'store', { store: '{store}' }),
    brands: brands.map(({ group, path }) => ({ name: group.title, path })),
  }
}
