import { markVisit } from '#contracts/booking-handling.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertFindVisit } from '../admin-scope.ts'
import { takeVisitStep } from '../visit-steps.ts'

/** `POST /api/booking/desk/:number/visit`: what the store says of a visit. */
export const markVisitEndpoint = endpoint(markVisit, { who: EXAM_STAFF }, async ({ number, step }, req) => {
  const { state } = await takeVisitStep(req, await assertFindVisit(req, number), step)
  return { state }
})
