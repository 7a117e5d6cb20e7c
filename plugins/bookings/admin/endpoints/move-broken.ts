import { moveBroken } from '#contracts/booking-handling.ts'
import { Refusal } from '#domain/refusal.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { moveBooking } from '../../change.ts'
import { assertFindVisit } from '../admin-scope.ts'
import { isAt } from '../move-broken.ts'

/**
 * `POST /api/booking/desk/moves`: moves bookings one by one. Each stays or moves whole, and the answer lists those that
 * cannot move.
 */
export const moveBrokenEndpoint = endpoint(
  moveBroken,
  { who: EXAM_STAFF, idempotency: 'handler' },
  async ({ moves }, req) => {
    const left: string[] = []
    for (const { number, ...to } of moves) {
      const booking = await assertFindVisit(req, number)
      try {
        if (!isAt(booking, to)) await moveBooking(req, booking, { ...to, store: booking.store })
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        left.push(number)
      }
    }
    return { moved: moves.length - left.length, left }
  },
)
