import { listWaiting } from '#contracts/waiting-list.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertAttendTo } from '../../admin/admin-scope.ts'
import { waitingPersons } from '../waiting-admin.ts'

/** `GET /api/booking/desk/waiting`: the waiting list of a store. */
export const listWaitingEndpoint = endpoint(listWaiting, { who: EXAM_STAFF }, async ({ store }, req) => {
  await assertAttendTo(req, store)
  return { waiting: await waitingPersons(req, store) }
})
