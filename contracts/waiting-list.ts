import * as z from 'zod/mini'
import { BookingForm, BookingNumber, SlotTime } from './bookings.ts'
import { ExamType, ExamTypeId } from './exam-types.ts'
import { inUrl, route } from './route.ts'
import { Store } from './stores.ts'
import { code } from './typed.ts'

const StoreNumber = inUrl(z.int().check(z.positive()))

/** The token of the link in an offer's text message. */
const OfOffer = z.object({ token: code(400) })

/** Which part of a day suits: any, before noon, or from noon on. */
export const DayPart = z.enum(['any', 'morning', 'afternoon'])
export type DayPart = z.infer<typeof DayPart>

/** When a person on the waiting list could come. */
export const WaitingWish = z.object({
  /** Last day that suits, ISO: at most a year ahead. */
  until: z.iso.date(),
  /** Days of the week that suit, 1 Monday … 7 Sunday (ISO 8601). None means any. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  part: DayPart,
})
export type WaitingWish = z.infer<typeof WaitingWish>

/** A person on the waiting list, as staff of the store see. */
export const WaitingPerson = z.extend(WaitingWish, {
  number: BookingNumber,
  name: z.string(),
  phone: z.string(),
  examName: z.string(),
  /** ISO instant since which the person waits: the order of the list. */
  since: z.iso.datetime(),
  /** The time that is held for the person right now, until an instant; null where none is. */
  offer: z.nullable(z.extend(SlotTime, { until: z.iso.datetime() })),
})
export type WaitingPerson = z.infer<typeof WaitingPerson>

/** The waiting list of a store, in its order. Staff of a store see their own alone: `request.not_allowed`. */
export const listWaiting = route({
  method: 'get',
  path: '/booking/desk/waiting',
  input: z.object({ store: StoreNumber }),
  output: z.object({ waiting: z.array(WaitingPerson) }),
})

/**
 * Puts a person on the waiting list of a store, last. `form` is who comes, as for a booking by staff: taking an offer
 * books by it. Fails as `bookByStaff` does for what is typed, and with `booking.time_past` or `booking.too_far` for a
 * last day that is gone or more than a year ahead.
 */
export const putOnWaiting = route({
  method: 'post',
  path: '/booking/desk/waiting',
  input: z.extend(WaitingWish, { examType: ExamTypeId, store: StoreNumber, form: BookingForm }),
  output: z.object({ number: BookingNumber }),
})

/** Takes a person off the list, and releases the time held for that person. May be sent again. */
export const takeOffWaiting = route({
  method: 'post',
  path: '/booking/desk/waiting/:number/remove',
  input: z.object({ number: BookingNumber }),
  output: z.object({ isRemoved: z.literal(true) }),
})

/** A freed time that is held for one person until an instant. */
export const Offer = z.extend(SlotTime, {
  store: Store,
  examType: ExamType,
  until: z.iso.datetime(),
})
export type Offer = z.infer<typeof Offer>

/**
 * What an offer's link opens. `offered`: the time is held. `ended`: it is no longer held, and the person still waits.
 * `booked`: the person has taken a time, whose booking `booking` opens. `left`: the person waits no longer.
 */
export const OfferView = z.object({
  state: z.enum(['offered', 'ended', 'booked', 'left']),
  offer: z.nullable(Offer),
  booking: z.nullable(z.object({ number: BookingNumber, token: z.string() })),
})
export type OfferView = z.infer<typeof OfferView>

/** What the link opens now. Fails with `booking.not_found` for a forged link. */
export const readOffer = route({
  method: 'get',
  path: '/booking/offer/:token',
  input: OfOffer,
  output: OfferView,
})

/** Books the offered time. Sent again, it gives the same booking. Fails with `booking.offer_ended`. */
export const takeOffer = route({
  method: 'post',
  path: '/booking/offer/:token/take',
  input: OfOffer,
  output: OfferView,
})

/** Leaves the time to the next, and waits on. May be sent again. */
export const declineOffer = route({
  method: 'post',
  path: '/booking/offer/:token/decline',
  input: OfOffer,
  output: OfferView,
})

/** Leaves the list, and with it any offered time. May be sent again. */
export const leaveWaiting = route({
  method: 'post',
  path: '/booking/offer/:token/leave',
  input: OfOffer,
  output: OfferView,
})
