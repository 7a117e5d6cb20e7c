import { takeOffWaiting } from '#contracts/waiting-list.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { removeFromList } from '../waiting-admin.ts'

/** `POST /api/booking/desk/waiting/:number/remove`: takes a person off the list. */
export const takeOffWaitingEndpoint = endpoint(
  takeOffWaiting,
  { who: EXAM_STAFF, idempotency: 'handler' },
  async ({ number }, req) => {
    await removeFromList(req, number)
    return { isRemoved: true as const }
  },
)
