import { findPlace, placePath } from '#domain/catalog/find-place.ts'
import type { KnownPaths } from '#domain/pages/dead-paths.ts'
import { listCategories } from '#plugins/catalog/list-categories.ts'
import { articleAddresses } from '#plugins/catalog/article-addresses.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { readAddresses } from './page-addresses.ts'

/** The paths where visitors find something now. */
export async function knownPaths(context: WithPayload): Promise<KnownPaths> {
  const [{ addresses }, categories, stores, articles] = await Promise.all([
    readAddresses(context),
    listCategories(context),
    listStores(context),
    articleAddresses(context),
  ])
  const places = categories.flatMap((one) => [placePath(one), ...one.groups.map((group) => placePath(one, group))])
  // An article is known by its handle, below whatever place it was found before.
  const handles = new Set(articles.map(({ slug }) => slug.split('/').at(-1)))
  const leadsToGoods = (path: string) => {
    const [, category = '', group, handle, below, ...more] = path.split('/')
    if (handle === undefined) return findPlace(categories, { category, group }) !== undefined
    return handles.has(handle) && (below ?? LENSES) === LENSES && more.length === 0
  }
  const paths = new Set([
    ...addresses.pages.map(({ path }) => path),
    ...addresses.redirects.map(({ from }) => from),
    ...places,
    ...stores.map(({ slug }) => `/löydä-myymälä/${slug}`),
    ...articles.map(({ slug }) => `/${slug}`),
  ])
  return { paths, leadsToGoods }
}

/** The page below an article on which lenses are chosen for it. */
const LENSES = 'linssit'
