import { getPage } from '#contracts/pages.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { findPage } from '../content/find-page.ts'

/** `GET /api/content/page`: a published page with its blocks. */
export const getPageEndpoint = endpoint(getPage, { who: 'anyone' }, async ({ path }, req) => {
  const found = await findPage(req, path)
  if (!found) throw new Refusal('request.not_found')
  setCacheTags(req, ...found.tags)
  return { page: found.page }
})
