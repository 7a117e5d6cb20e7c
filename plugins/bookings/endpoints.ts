import {
  book,
  cancelBooking as cancelBookingRoute,
  changeNote as changeNoteRoute,
  findExamStores,
  firstFreeSlot,
  getBooking,
  getCalendarFile,
  holdSlot,
  listMyBookings,
  listSlots,
  prolongHold as prolongHoldRoute,
  readHold,
  rebook as rebookRoute,
  releaseHold as releaseHoldRoute,
} from '#contracts/bookings.ts'
import { listExamTypes } from '#contracts/exam-types.ts'
import type { Store } from '#contracts/stores.ts'
import { wallTime, wallTimeAt } from '#domain/bookings/booking-window.ts'
import { isComing } from '#domain/bookings/states.ts'
import { EXAMS_TAG, STORES_TAG } from '#domain/cache-tags.ts'
import { compareNames } from '#domain/name-match.ts'
import { Refusal } from '#domain/refusal.ts'
import { findStores } from '#domain/stores/find-stores.ts'
import { openState } from '#domain/stores/open-state.ts'
import { now, nowIso, today } from '#plugins/kit/clock.ts'
import { calendarFile } from '#plugins/kit/mail/calendar-file.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { bookHold } from './book.ts'
import { assertOwnIfNamed, ownedByBooker } from './booking-owner.ts'
import { bookingToken } from './booking-token.ts'
import { bookingView } from './booking-view.ts'
import { assertFindBooking, cancelByCustomer, changeNote, rebook } from './change.ts'
import { firstFreeOf, freeTimes } from './free-times.ts'
import { assertFrameThere } from './fittings/fitting.ts'
import { assertFindHold, holdView, placeHold, prolongHold, releaseHold } from './holds.ts'
import { bookingsOfCustomer } from './repository.ts'
import { examinersOf, examTypeOf, examTypes, storesGiving } from './schedule/repository.ts'
import { bookingUrl } from './emails/booking-url.ts'
import { calendarEvent } from './emails/calendar-event.ts'

/** Stores by town and name, as all lists of stores have them. */
function byTownAndName(stores: readonly Store[]): Store[] {
  return stores.toSorted((a, b) => compareNames(a.city, b.city) || compareNames(a.name, b.name))
}

/** `POST /api/booking/book`: books a held time. The same hold books once. */
const bookEndpoint = endpoint(
  book,
  { who: 'shopper', idempotency: 'handler', limit: 'booking' },
  async ({ hold, form }, req) => {
    const booking = await bookHold(req, hold, form, { customer: customerOf(req)?.id ?? null, source: 'shop' })
    return { booking: await bookingView(req, booking), token: bookingToken(booking.number) }
  },
)

/** `POST /api/booking/of/:number/cancel`: cancels a booking. */
const cancelBookingEndpoint = endpoint(
  cancelBookingRoute,
  { who: 'shopper', ownedBy: ownedByBooker, idempotency: 'handler' },
  async ({ number }, req) => {
    const booking = await cancelByCustomer(req, await assertFindBooking(req, number))
    return { booking: await bookingView(req, booking) }
  },
)

/** `POST /api/booking/of/:number/note`: changes the note to the store. */
const changeNoteEndpoint = endpoint(
  changeNoteRoute,
  { who: 'shopper', ownedBy: ownedByBooker, idempotency: 'handler' },
  async ({ number, note }, req) => {
    const booking = await changeNote(req, await assertFindBooking(req, number), note)
    return { booking: await bookingView(req, booking) }
  },
)

/** `GET /api/booking/stores`: the stores that give an exam, each with its first free time. */
const findExamStoresEndpoint = endpoint(
  findExamStores,
  { who: 'anyone' },
  async ({ examType, ageGroup, q = '', lat, lon }, req) => {
    const exam = await examTypeOf(req, examType)
    if (!exam) throw new Refusal('booking.exam_unknown')
    if (ageGroup && !exam.ageGroups.includes(ageGroup)) throw new Refusal('booking.age_unfit')
    const position = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon }
    const giving = byTownAndName(await storesGiving(req, exam))
    const { where, stores } = findStores(giving, { words: q, position })
    const found = stores.map(async ({ store, distanceKm }) => {
      const firstFree = await firstFreeOf(req, { store: store.id, exam })
      return { ...store, distanceKm, state: openState(store, now()), firstFree }
    })
    return { where, stores: await Promise.all(found) }
  },
)

/**
 * How long a page may promise a time (ms). A booking makes no page stale, or none with a promise would stay cached for long:
 * a time taken meanwhile is refused with the nearest free ones.
 */
const PROMISED_MS = 300_000

/** `GET /api/booking/first-free`: the first free time of an exam, in one store or anywhere. Without an exam, of the first. */
const firstFreeSlotEndpoint = endpoint(
  firstFreeSlot,
  { who: 'anyone' },
  async ({ examType, group, store: asked }, req) => {
    setCacheTags(req, STORES_TAG)
    setCacheExpiry(req, now().getTime() + PROMISED_MS)
    const all = await examTypes(req)
    const exam = all.find(
      (one) =>
        (examType === undefined ? !one.isFitting : one.id === examType) && (group === undefined || one.group === group),
    )
    if (!exam) return { first: null }
    const giving = (await storesGiving(req, exam)).filter(({ id }) => asked === undefined || id === asked)
    const firsts = await Promise.all(
      giving.map(async (store) => {
        const time = await firstFreeOf(req, { store: store.id, exam })
        return time ? [{ ...time, store, examType: exam.id }] : []
      }),
    )
    const [first = null] = firsts
      .flat()
      .toSorted((a, b) => `${a.day}T${a.time}`.localeCompare(`${b.day}T${b.time}`) || a.store.id - b.store.id)
    return { first }
  },
)

/** `GET /api/booking/of/:number`: a booking, for its customer or who has its link. */
const getBookingEndpoint = endpoint(getBooking, { who: 'anyone', ownedBy: ownedByBooker }, async ({ number }, req) => ({
  booking: await bookingView(req, await assertFindBooking(req, number)),
}))

/** `GET /api/booking/of/:number/calendar`: the booking as a calendar file. */
const getCalendarFileEndpoint = endpoint(
  getCalendarFile,
  { who: 'anyone', ownedBy: ownedByBooker },
  async ({ number }, req) => {
    const booking = await assertFindBooking(req, number)
    const { sequence, language } = booking
    return {
      ics: calendarFile(
        calendarEvent({
          booking: await bookingView(req, booking),
          sequence,
          language,
          url: bookingUrl(number, language),
        }),
      ),
    }
  },
)

/** `POST /api/booking/hold`: holds a time for ten minutes. */
const holdSlotEndpoint = endpoint(
  holdSlot,
  { who: 'shopper', idempotency: 'handler-by-key', limit: 'booking hold' },
  async ({ examType, booking: number, token, ...wanted }, req) => {
    const moves = await assertOwnIfNamed(req, number, token)
    if (moves && !isComing(moves.state)) throw new Refusal('booking.state_unfit')
    // A booking moves as it was booked: its exam may be offered otherwise by now.
    const exam = moves?.examType ?? (await examTypeOf(req, examType))
    if (exam?.id !== examType) throw new Refusal('booking.exam_unknown')
    if (moves?.orderNumber) await assertFrameThere(req, moves.orderNumber, wanted.day)
    const hold = await placeHold(req, { ...wanted, exam, moves })
    return { hold: await holdView(req, hold) }
  },
)

/** `GET /api/booking/exam-types`: every exam that can be booked. */
const listExamTypesEndpoint = endpoint(listExamTypes, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, EXAMS_TAG)
  return { examTypes: await examTypes(req, languageOf(req)) }
})

/** `GET /api/account/bookings`: the bookings of the customer who is signed in. */
const listMyBookingsEndpoint = endpoint(listMyBookings, { who: 'customer' }, async (_, req) => {
  const all = await bookingsOfCustomer(req, customerOf(req)?.id ?? '')
  const isAhead = ({ state, day, time }: (typeof all)[number]) =>
    isComing(state) && wallTime(day, time) >= wallTimeAt(nowIso())
  const views = (some: typeof all) => Promise.all(some.map((booking) => bookingView(req, booking)))
  const coming = all.filter(isAhead).toReversed()
  return { coming: await views(coming), past: await views(all.filter((booking) => !isAhead(booking))) }
})

const WEEK = 7

/** `GET /api/booking/slots`: the free times of a store. */
const listSlotsEndpoint = endpoint(
  listSlots,
  { who: 'anyone' },
  async ({ examType, store, from: asked, days = WEEK, examiner, booking: number, token }, req) => {
    const booking = await assertOwnIfNamed(req, number, token)
    const exam = booking?.examType ?? (await examTypeOf(req, examType))
    if (exam?.id !== examType) throw new Refusal('booking.exam_unknown')
    if (!(await storesGiving(req, exam)).some(({ id }) => id === store))
      throw new Refusal('booking.store_does_not_give')
    // What was asked of yesterday is asked of today: pages stay open overnight.
    const from = asked === undefined || asked < today() ? today() : asked
    const wanted = { store, exam, examiner, except: booking?.ref, from }
    const [times, firstFree, examiners] = await Promise.all([
      freeTimes(req, wanted, days),
      firstFreeOf(req, wanted),
      examinersOf(req, store),
    ])
    const skilled = examiners.filter(({ skills }) => skills.includes(exam.skill))
    return { ...times, firstFree, examiners: skilled.map(({ id, name }) => ({ id, name })) }
  },
)

/** `POST /api/booking/hold/:ref/prolong`: ten more minutes, once. */
const prolongHoldEndpoint = endpoint(prolongHoldRoute, { who: 'shopper', ownedBy: 'bearer' }, async ({ ref }, req) => ({
  hold: await holdView(req, await prolongHold(req, ref)),
}))

/** `GET /api/booking/hold/:ref`: a hold, for the browser that knows its secret. */
const readHoldEndpoint = endpoint(readHold, { who: 'anyone', ownedBy: 'bearer' }, async ({ ref }, req) => ({
  hold: await holdView(req, await assertFindHold(req, ref)),
}))

/** `POST /api/booking/of/:number/rebook`: moves a booking to a held time. */
const rebookEndpoint = endpoint(
  rebookRoute,
  { who: 'shopper', ownedBy: ownedByBooker, idempotency: 'handler' },
  async ({ number, hold }, req) => {
    const booking = await rebook(req, await assertFindBooking(req, number), hold)
    return { booking: await bookingView(req, booking) }
  },
)

/** `POST /api/booking/hold/:ref/release`: gives the time back. */
const releaseHoldEndpoint = endpoint(
  releaseHoldRoute,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ ref }, req) => {
    await releaseHold(req, ref)
    return { isReleased: true as const }
  },
)

/** The endpoints of booking an exam. */
export const bookingEndpoints = [
  listExamTypesEndpoint,
  findExamStoresEndpoint,
  firstFreeSlotEndpoint,
  listSlotsEndpoint,
  holdSlotEndpoint,
  readHoldEndpoint,
  prolongHoldEndpoint,
  releaseHoldEndpoint,
  bookEndpoint,
  getBookingEndpoint,
  getCalendarFileEndpoint,
  rebookEndpoint,
  cancelBookingEndpoint,
  changeNoteEndpoint,
  listMyBookingsEndpoint,
]
