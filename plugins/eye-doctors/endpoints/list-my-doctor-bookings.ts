import { listMyDoctorBookings } from '#contracts/eye-doctors.ts'
import { isComing } from '#domain/eye-doctors/term.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { bookingView } from '../booking-view.ts'
import { bookingsOfCustomer } from '../repository.ts'

/** `GET /api/account/eye-doctor-bookings`: the customer's visits, coming ones first. */
export const listMyDoctorBookingsEndpoint = endpoint(listMyDoctorBookings, { who: 'customer' }, async (_, req) => {
  const all = await bookingsOfCustomer(req, customerCaller(req).id)
  const { coming = [], past = [] } = Object.groupBy(all, (one) => (isComing(one, nowIso()) ? 'coming' : 'past'))
  return { coming: coming.toReversed().map(bookingView), past: past.map(bookingView) }
})
