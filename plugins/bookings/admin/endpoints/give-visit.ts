import { giveVisit as route } from '#contracts/booking-handling.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertFindVisit } from '../admin-scope.ts'
import { giveVisit, visitAccount } from '../give-visit.ts'

/** `POST /api/booking/desk/:number/give`: the visit and its prescriptions join the account of who was there. */
export const giveVisitEndpoint = endpoint(
  route,
  { who: EXAM_STAFF, idempotency: 'none' },
  async ({ number, ...to }, req) => ({
    account: visitAccount(await giveVisit(req, await assertFindVisit(req, number), to)),
  }),
)
