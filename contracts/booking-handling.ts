import * as z from 'zod/mini'
import { BookingForm, BookingNumber, BookingState, Examiner, SlotTime } from './bookings.ts'
import { AgeGroup, ExamTypeId } from './exam-types.ts'
import { inUrl, route } from './route.ts'

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const StoreNumber = inUrl(z.int().check(z.positive()))

/** A booking in the store's day: who comes, for what, with whom and where. */
export const DeskBooking = z.extend(SlotTime, {
  number: BookingNumber,
  state: BookingState,
  examType: ExamTypeId,
  examName: z.string(),
  minutes: z.int(),
  examiner: z.int(),
  room: z.string(),
  name: z.string(),
  phone: z.string(),
  note: z.string(),
  isMinor: z.boolean(),
  /** Customer number, where an account is known. */
  customer: z.nullable(z.string()),
})
export type DeskBooking = z.infer<typeof DeskBooking>

/** One examiner's day: when she is there, when not after all, and what is booked or held. */
export const ExaminerDay = z.object({
  examiner: Examiner,
  shifts: z.array(z.object({ from: Time, to: Time })),
  absences: z.array(z.object({ from: Time, to: Time, reason: z.string() })),
  bookings: z.array(DeskBooking),
  /** Times that customers hold right now. */
  held: z.array(z.object({ from: Time, to: Time })),
})
export type ExaminerDay = z.infer<typeof ExaminerDay>

/** A store's day, by examiner. */
export const StoreDay = z.object({
  day: z.iso.date(),
  hours: z.nullable(z.object({ from: Time, to: Time })),
  lunch: z.nullable(z.object({ from: Time, to: Time })),
  rooms: z.array(z.string()),
  examiners: z.array(ExaminerDay),
})
export type StoreDay = z.infer<typeof StoreDay>

/** Days of a store for its staff, one or a week. */
export const listStoreDays = route({
  method: 'get',
  path: '/booking/desk/days',
  input: z.object({
    store: StoreNumber,
    from: z.iso.date(),
    days: z.optional(inUrl(z.int().check(z.minimum(1), z.maximum(7)))),
  }),
  output: z.object({ days: z.array(StoreDay) }),
})

/** Books for someone on the phone. Notice and horizon do not bind staff; double use does. */
export const bookAtDesk = route({
  method: 'post',
  path: '/booking/desk/book',
  input: z.object({
    examType: ExamTypeId,
    ageGroup: AgeGroup,
    store: StoreNumber,
    day: z.iso.date(),
    time: Time,
    examiner: z.optional(z.int()),
    form: BookingForm,
  }),
  output: z.object({ number: BookingNumber }),
})

/** Moves a booking for its customer, who is told by mail. */
export const moveAtDesk = route({
  method: 'post',
  path: '/booking/desk/:number/move',
  input: z.object({ number: BookingNumber, day: z.iso.date(), time: Time, examiner: z.optional(z.int()) }),
  output: z.object({ number: BookingNumber }),
})

/** What the store says of a visit. `undo` takes it back to the state before. */
export const VisitStep = z.enum(['arrived', 'not_arrived', 'done', 'canceled', 'undo'])
export type VisitStep = z.infer<typeof VisitStep>

/** Arrived, not arrived, done, canceled. May be sent again. Fails with `booking.state_unfit`. */
export const markVisit = route({
  method: 'post',
  path: '/booking/desk/:number/visit',
  input: z.object({ number: BookingNumber, step: VisitStep }),
  output: z.object({ state: BookingState }),
})

/** The bookings that an absence breaks, each with the nearest time it could move to. */
export const previewAbsence = route({
  method: 'get',
  path: '/booking/desk/absence',
  input: z.object({
    examiner: inUrl(z.int()),
    from: z.string().check(z.maxLength(16)),
    to: z.string().check(z.maxLength(16)),
  }),
  output: z.object({
    broken: z.array(z.object({ booking: DeskBooking, movesTo: z.nullable(z.extend(SlotTime, { examiner: z.int() })) })),
  }),
})

/** Moves every booking that lies in an absence to the time previewed, with a letter each. May be sent again. */
export const moveBroken = route({
  method: 'post',
  path: '/booking/desk/absence/move',
  input: z.object({
    moves: z
      .array(z.object({ number: BookingNumber, day: z.iso.date(), time: Time, examiner: z.int() }))
      .check(z.maxLength(100)),
  }),
  output: z.object({ moved: z.int(), left: z.array(BookingNumber) }),
})

/** How full a store's examiners are, who did not come, and how long people wait. */
export const BookingFigures = z.object({
  store: z.int(),
  /** Booked minutes per minute of shifts, 0 to 1. */
  fillRate: z.number(),
  /** Visits not arrived per visits over, 0 to 1. */
  noShows: z.number(),
  /** Days from booking to visit, the median; null without bookings. */
  leadDays: z.nullable(z.number()),
  bookings: z.int(),
})

/** Figures by store between two days. */
export const listBookingFigures = route({
  method: 'get',
  path: '/booking/desk/figures',
  input: z.object({ from: z.iso.date(), to: z.iso.date() }),
  output: z.object({ figures: z.array(BookingFigures) }),
})
