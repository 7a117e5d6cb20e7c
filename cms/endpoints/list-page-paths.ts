import { listPagePaths } from '#contracts/pages.ts'
import { PAGE_KEYS_TAG } from '#domain/pages/cache-tags.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { readPagePaths } from '../content/page-paths.ts'

/** `GET /api/content/keys`: where the keys lead. */
export const listPagePathsEndpoint = endpoint(listPagePaths, { who: 'anyone' }, async (_, req) => {
  const { paths, tags } = await readPagePaths(req)
  setCacheTags(req, PAGE_KEYS_TAG, ...tags)
  return { paths }
})
