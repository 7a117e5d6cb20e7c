import type { PayloadRequest } from 'payload'
import {
  cancelDoctorBooking,
  confirmDoctorTime,
  type DoctorTime,
  getDoctorBooking,
  holdDoctorTime,
  listDoctorTimes,
  listDoctorTowns,
  listMyDoctorBookings,
  releaseDoctorTime,
} from '#contracts/eye-doctors.ts'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { isComing, isPast } from '#domain/eye-doctors/term.ts'
import { wholeDays } from '#domain/eye-doctors/whole-days.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { numberIn } from './booking-token.ts'
import { bookingView } from './booking-view.ts'
import { cancelVisit } from './cancel.ts'
import { confirmTime } from './confirm.ts'
import { dropped, holdTime } from './hold.ts'
import { httpProvider } from './http-provider.ts'
import { bookingsOfCustomer, type DoctorBooking, findByNumber } from './repository.ts'
import { callInstead } from './unavailable.ts'

/**
 * The booking of a token. Throws `booking.not_found`, alike for a forged token and for a booking that is no longer
 * stored.
 */
async function bookingOfToken(req: PayloadRequest, token: string): Promise<DoctorBooking> {
  const number = numberIn(token)
  const found = number === undefined ? null : await findByNumber(req, number)
  if (!found) throw new Refusal('booking.not_found')
  return found
}

/** The present on the wall in Finland, `YYYY-MM-DDTHH:MM`. */
function wallNow(): string {
  const now = nowIso()
  return `${helsinkiDay(now)}T${helsinkiTime(now)}`
}

/** `POST /api/eye-doctor/of/:token/cancel`: the visit is canceled with the provider. */
const cancelDoctorBookingEndpoint = endpoint(
  cancelDoctorBooking,
  { who: 'shopper', ownedBy: 'bearer', limit: 'eye doctor', idempotency: 'handler' },
  async ({ token }, req) => ({ booking: bookingView(await cancelVisit(req, await bookingOfToken(req, token))) }),
)

/** `POST /api/eye-doctor/of/:token/confirm`: the held time is booked with the provider. */
const confirmDoctorTimeEndpoint = endpoint(
  confirmDoctorTime,
  { who: 'shopper', ownedBy: 'bearer', limit: 'eye doctor', idempotency: 'handler' },
  async ({ token, patient }, req) => ({
    booking: bookingView(await confirmTime(req, await bookingOfToken(req, token), patient)),
  }),
)

/** `GET /api/eye-doctor/of/:token`: a held or booked time. */
const getDoctorBookingEndpoint = endpoint(
  getDoctorBooking,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => ({ booking: bookingView(await bookingOfToken(req, token)) }),
)

/** `POST /api/eye-doctor/hold`: a time is held for this browser. */
const holdDoctorTimeEndpoint = endpoint(
  holdDoctorTime,
  { who: 'shopper', limit: 'eye doctor', idempotency: 'handler' },
  async ({ time }, req) => ({ booking: bookingView(await holdTime(req, time)) }),
)

/** `GET /api/eye-doctor/times`: the first free times in a town. */
const listDoctorTimesEndpoint = endpoint(
  listDoctorTimes,
  { who: 'anyone', limit: 'eye doctor times' },
  async ({ town, from = today() }) => {
    const answer = await httpProvider.times(town, from > today() ? `${from}T00:00` : wallNow())
    if (answer.kind === 'refused' && answer.code === 'town_unknown')
      return { town: null, ...wholeDays<DoctorTime>([], from) }
    if (answer.kind !== 'done') throw callInstead()
    const { times, next } = wholeDays(answer.value.times, from)
    return { town: answer.value.town, times: times.filter((time) => !isPast(time, nowIso())), next }
  },
)

/** `GET /api/eye-doctor/towns`: where eye doctors receive, and when first. */
const listDoctorTownsEndpoint = endpoint(listDoctorTowns, { who: 'anyone', limit: 'eye doctor times' }, async () => {
  const answer = await httpProvider.towns(wallNow())
  if (answer.kind !== 'done') throw callInstead()
  return { towns: answer.value }
})

/** `GET /api/account/eye-doctor-bookings`: the customer's visits, coming ones first. */
const listMyDoctorBookingsEndpoint = endpoint(listMyDoctorBookings, { who: 'customer' }, async (_, req) => {
  const all = await bookingsOfCustomer(req, customerCaller(req).id)
  const { coming = [], past = [] } = Object.groupBy(all, (one) => (isComing(one, nowIso()) ? 'coming' : 'past'))
  return { coming: coming.toReversed().map(bookingView), past: past.map(bookingView) }
})

/** `POST /api/eye-doctor/of/:token/release`: a held time is given back; what is no longer held stays as it is. */
const releaseDoctorTimeEndpoint = endpoint(
  releaseDoctorTime,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => {
    const booking = await bookingOfToken(req, token)
    const gone = booking.state === 'held' ? await dropped(req, booking) : null
    return { booking: bookingView(gone ?? (await bookingOfToken(req, token))) }
  },
)

/** The endpoints of booking an eye doctor. */
export const eyeDoctorEndpoints = [
  listDoctorTownsEndpoint,
  listDoctorTimesEndpoint,
  holdDoctorTimeEndpoint,
  getDoctorBookingEndpoint,
  releaseDoctorTimeEndpoint,
  confirmDoctorTimeEndpoint,
  cancelDoctorBookingEndpoint,
  listMyDoctorBookingsEndpoint,
]
