import { listBookingFigures } from '#contracts/booking-handling.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { Refusal } from '#domain/refusal.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { figuresOf } from '../booking-figures.ts'
import { adminScope } from '../admin-scope.ts'

const MOST_DAYS = 366

/** `GET /api/booking/desk/figures`: figures by store between two days. */
export const listBookingFiguresEndpoint = endpoint(
  listBookingFigures,
  { who: EXAM_STAFF },
  async ({ from, to }, req) => {
    if (to < from || to > plusDays(from, MOST_DAYS)) throw new Refusal('request.malformed')
    return { figures: await figuresOf(req, await adminScope(req), from, to) }
  },
)
