import { getPage } from '#contracts/pages.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { findPage } from '../content/find-page.ts'

/** `GET /api/content/page`: a published page with its blocks. */
export const getPageEndpoint = endpoint(getPage, { who: 'anyone' }, async ({ path, version }, req) => {
  const found = await findPage(req, path, version)
  if (!found) throw new Refusal('request.not_found')
  setCacheTags(req, ...found.tags)
  if (found.changesOn) setCacheExpiry(req, Date.parse(helsinkiInstant(found.changesOn, '00:00')))
  return { page: found.page }
})
