import { previewAbsence } from '#contracts/booking-handling.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { adminScope } from '../admin-scope.ts'
import { brokenByAbsence } from '../move-broken.ts'

/** `GET /api/booking/desk/absence`: what an absence breaks, saved or not. */
export const previewAbsenceEndpoint = endpoint(previewAbsence, { who: EXAM_STAFF }, async (away, req) => ({
  broken: await brokenByAbsence(req, await adminScope(req), away),
}))
