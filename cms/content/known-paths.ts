import { placePath } from '#domain/catalog/find-place.ts'
import type { KnownPaths } from '#domain/pages/dead-paths.ts'
import { listCategories } from '#plugins/catalog/list-categories.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { readAddresses } from './page-addresses.ts'

/** The paths where visitors find something now. */
export async function knownPaths(context: WithPayload): Promise<KnownPaths> {
  const [{ addresses }, categories, stores] = await Promise.all([
    readAddresses(context),
    listCategories(context),
    listStores(context),
  ])
  return {
    paths: new Set([
      ...addresses.pages.map(({ path }) => path),
      ...addresses.redirects.map(({ from }) => from),
      ...categories.map((category) => placePath(category)),
      ...stores.map(({ slug }) => `/löydä-myymälä/${slug}`),
    ]),
    categories: new Set(categories.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs])),
  }
}
