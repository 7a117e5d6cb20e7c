import { listMyBookings } from '#contracts/bookings.ts'
import { wallTime, wallTimeAt } from '#domain/bookings/booking-window.ts'
import { isComing } from '#domain/bookings/states.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { bookingView } from '../booking-view.ts'
import { bookingsOfCustomer } from '../repository.ts'

/** `GET /api/account/bookings`: the bookings of the customer who is signed in. */
export const listMyBookingsEndpoint = endpoint(listMyBookings, { who: 'customer' }, async (_, req) => {
  const all = await bookingsOfCustomer(req, customerOf(req)?.id ?? '')
  const isAhead = ({ state, day, time }: (typeof all)[number]) =>
    isComing(state) && wallTime(day, time) >= wallTimeAt(nowIso())
  const views = (some: typeof all) => Promise.all(some.map((booking) => bookingView(req, booking)))
  const coming = all.filter(isAhead).toReversed()
  return { coming: await views(coming), past: await views(all.filter((booking) => !isAhead(booking))) }
})
