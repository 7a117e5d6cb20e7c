import { putOnWaiting } from '#contracts/waiting-list.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertAttendTo } from '../../admin/admin-scope.ts'
import { putOn } from '../waiting-admin.ts'

/** `POST /api/booking/desk/waiting`: puts a person on the waiting list of a store. */
export const putOnWaitingEndpoint = endpoint(putOnWaiting, { who: EXAM_STAFF }, async (asked, req) => {
  await assertAttendTo(req, asked.store)
  return { number: await putOn(req, asked) }
})
