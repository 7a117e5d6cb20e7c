import { moveByStaff } from '#contracts/booking-handling.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { moveBooking } from '../../change.ts'
import { assertFindVisit } from '../admin-scope.ts'
import { isAt } from '../move-broken.ts'

/** `POST /api/booking/desk/:number/move`: moves a booking for its customer. One that is there already stays. */
export const moveByStaffEndpoint = endpoint(moveByStaff, { who: EXAM_STAFF }, async ({ number, ...to }, req) => {
  const booking = await assertFindVisit(req, number)
  if (isAt(booking, to)) return { number }
  await moveBooking(req, booking, { ...to, store: booking.store })
  return { number }
})
