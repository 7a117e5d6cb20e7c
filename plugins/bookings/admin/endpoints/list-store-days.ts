import { listStoreDays } from '#contracts/booking-handling.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertAttendTo } from '../admin-scope.ts'
import { storeDays } from '../store-days.ts'

/** `GET /api/booking/desk/days`: days of a store, for its staff. */
export const listStoreDaysEndpoint = endpoint(
  listStoreDays,
  { who: EXAM_STAFF },
  async ({ store, from, days = 1 }, req) => {
    await assertAttendTo(req, store)
    return { days: await storeDays(req, store, from, days) }
  },
)
