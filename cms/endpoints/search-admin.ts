import { searchAdmin } from '#contracts/admin-search.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findInAdmin } from '../admin-search/search-admin.ts'

/** `GET /api/desk/search`: what a member of staff may read, by any name or number. */
export const searchAdminEndpoint = endpoint(searchAdmin, { who: 'staff' }, async ({ words }, req) => ({
  hits: await findInAdmin(req, words),
}))
