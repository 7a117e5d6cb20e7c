import { searchDesk } from '#contracts/admin-search.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findAtDesk } from '../admin-search/search-admin.ts'

/** `GET /api/desk/search`: what a member of staff may read, by any name or number. */
export const searchDeskEndpoint = endpoint(searchDesk, { who: 'staff' }, async ({ words }, req) => ({
  hits: await findAtDesk(req, words),
}))
