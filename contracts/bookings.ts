import * as z from 'zod/mini'
import { AgeGroup, ExamGroup, ExamType, ExamTypeId } from './exam-types.ts'
import { ListPrice } from './money.ts'
import { inUrl, Nothing, route } from './route.ts'
import { FoundStore, Store } from './stores.ts'
import { businessId, code, email, line, note, personName, phone } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** Local wall time in Helsinki, `HH:MM`. */
const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const StoreNumber = inUrl(z.int().check(z.positive()))

/** The number of a booking: unguessable, and said on the phone, such as `K7QM2X9D`. */
export const BookingNumber = z.string().check(z.regex(/^[A-Z0-9]{8,20}$/))

/** The secret of a hold. */
const HoldRef = z.string().check(z.maxLength(64))

/** Proves that the booking is the reader's, where its customer is not signed in: the token of a mailed link. */
const Proof = { token: z.optional(text(400)) }

/** The optometrist, as customers see. `id` is the optometrist's number. */
export const Examiner = z.object({ id: z.int(), name: z.string() })
export type Examiner = z.infer<typeof Examiner>

/** A free time: the wall time at which an exam begins, and who could give it then. */
export const Slot = z.object({ time: Time, examiners: z.array(z.int()) })
export type Slot = z.infer<typeof Slot>

/** The free times of a day. `isOpen` distinguishes a full day from a closed one. */
export const DaySlots = z.object({ day: z.iso.date(), isOpen: z.boolean(), slots: z.array(Slot) })
export type DaySlots = z.infer<typeof DaySlots>

/** A day and time on the wall of the store. */
export const SlotTime = z.object({ day: z.iso.date(), time: Time })
export type SlotTime = z.infer<typeof SlotTime>

/** A store that gives the exam, with its first free time; null where none is free within the horizon. */
export const StoreWithSlot = z.extend(FoundStore, { firstFree: z.nullable(SlotTime) })
export type StoreWithSlot = z.infer<typeof StoreWithSlot>

const degrees = (most: number) => z.optional(inUrl(z.number().check(z.minimum(-most), z.maximum(most))))

/** The stores that give an exam, ordered as `findStores` orders them. Fails with `booking.exam_unknown`. */
export const findExamStores = route({
  method: 'get',
  path: '/booking/stores',
  input: z.object({
    examType: ExamTypeId,
    ageGroup: z.optional(AgeGroup),
    q: z.optional(line(100)),
    lat: degrees(90),
    lon: degrees(180),
  }),
  output: z.object({ where: z.nullable(z.string()), stores: z.array(StoreWithSlot) }),
})

/**
 * The first free time of an exam, in one store or anywhere: what pages promise, for some minutes. Without `examType` it
 * is that of the first exam in the admin's order, or of its `group`.
 */
export const firstFreeSlot = route({
  method: 'get',
  path: '/booking/first-free',
  input: z.object({
    examType: z.optional(ExamTypeId),
    group: z.optional(ExamGroup),
    store: z.optional(StoreNumber),
  }),
  output: z.object({ first: z.nullable(z.extend(SlotTime, { store: Store, examType: ExamTypeId })) }),
})

/**
 * The free times of a store from a day on, seven days by default. `booking` is the one to be moved: its own time is
 * free for it. `firstFree` is the first from that day on, which may lie beyond the days shown.
 */
export const listSlots = route({
  method: 'get',
  path: '/booking/slots',
  input: z.object({
    examType: ExamTypeId,
    store: StoreNumber,
    from: z.optional(z.iso.date()),
    days: z.optional(inUrl(z.int().check(z.minimum(1), z.maximum(31)))),
    examiner: z.optional(inUrl(z.int())),
    booking: z.optional(BookingNumber),
    ...Proof,
  }),
  output: z.object({
    examiners: z.array(Examiner),
    days: z.array(DaySlots),
    firstFree: z.nullable(SlotTime),
    /** The last day that can be booked at all. */
    until: z.iso.date(),
  }),
})

/** A time held for one browser until an instant. */
export const Hold = z.extend(SlotTime, {
  ref: HoldRef,
  examType: ExamType,
  ageGroup: AgeGroup,
  store: Store,
  /** Null where any examiner will do. */
  examiner: z.nullable(Examiner),
  until: z.iso.datetime(),
  /** Until then, as of the answer: clocks of browsers differ. */
  secondsLeft: z.int(),
  /** Whether it may still be prolonged: once. */
  canProlong: z.boolean(),
})
export type Hold = z.infer<typeof Hold>

/**
 * Holds a time for ten minutes. `replaces` is a hold of the same browser or customer, given up for this one; of the same time,
 * its term goes on. Anything else it names stays as it is. Fails with `booking.time_taken`, whose answer names the nearest free
 * times, the codes of a time that was never free, and `request.too_many` beyond three holds at once, or a fifth of a day's
 * free times by one network.
 */
export const holdSlot = route({
  method: 'post',
  path: '/booking/hold',
  input: z.object({
    examType: ExamTypeId,
    ageGroup: AgeGroup,
    store: StoreNumber,
    day: z.iso.date(),
    time: Time,
    examiner: z.optional(z.int()),
    replaces: z.optional(HoldRef),
    /** The booking that is to move to this time. */
    booking: z.optional(BookingNumber),
    ...Proof,
  }),
  output: z.object({ hold: Hold }),
})

/** A hold by its secret. Fails with `booking.hold_ended`. */
export const readHold = route({
  method: 'get',
  path: '/booking/hold/:ref',
  input: z.object({ ref: HoldRef }),
  output: z.object({ hold: Hold }),
})

/** Ten more minutes, once. Fails with `booking.hold_ended` and `booking.prolonged_already`. */
export const prolongHold = route({
  method: 'post',
  path: '/booking/hold/:ref/prolong',
  input: z.object({ ref: HoldRef }),
  output: z.object({ hold: Hold }),
})

/** Gives the time back. May be sent again. */
export const releaseHold = route({
  method: 'post',
  path: '/booking/hold/:ref/release',
  input: z.object({ ref: HoldRef }),
  output: z.object({ isReleased: z.literal(true) }),
})

/** How an employer's order for an exam comes (specification §3). */
export const RequisitionType = z.enum(['electronic', 'physical'])
export type RequisitionType = z.infer<typeof RequisitionType>

/** For whom an exam of a company is. Distances from the eye in whole centimeters. */
export const CompanyExam = z.object({
  /** `1234567-8`. */
  organisationNumber: businessId(),
  company: line(120),
  requisition: RequisitionType,
  reference: line(80),
  workingDistances: z.array(z.int()).check(z.maxLength(4)),
})
export type CompanyExam = z.infer<typeof CompanyExam>

/** Who comes, as typed. `guardian` is asked for minors, `company` where an employer pays. */
export const BookingForm = z.object({
  firstName: personName(80),
  lastName: personName(80),
  email: email(),
  phone: phone(),
  /** Social number, where the customer wants the store to identify by it; empty otherwise. */
  ssn: z.optional(code(20)),
  birthDate: z.iso.date(),
  note: note(1000),
  guardian: z.optional(z.object({ name: personName(120), phone: phone() })),
  company: z.optional(CompanyExam),
  /** A text message the day before. */
  wantsReminder: z.boolean(),
})
export type BookingForm = z.infer<typeof BookingForm>

/** States of a booking (specification §4), and what the store adds. */
export const BookingState = z.enum(['created', 'updated', 'rebooked', 'canceled', 'arrived', 'not_arrived', 'done'])
export type BookingState = z.infer<typeof BookingState>

/** A booking as who made it sees it: what is needed to come, and nothing of health beyond the exam's name. */
export const BookingView = z.extend(SlotTime, {
  number: BookingNumber,
  state: BookingState,
  /** Pending 1, confirmed 2 (specification §3): pending until its letter has left. */
  confirmation: z.literal([1, 2]),
  /** Whether its letters go by e-mail; by text message where no address was given. */
  isMailed: z.boolean(),
  examType: ExamType,
  ageGroup: AgeGroup,
  /** What the customer pays: 0 where an employer is known to pay. */
  price: ListPrice,
  /** The employer that pays; null where the customer pays. Unconfirmed until a store has seen its commitment. */
  payer: z.nullable(z.object({ company: z.string(), isConfirmed: z.boolean() })),
  store: Store,
  examiner: z.nullable(Examiner),
  /** Instants, so that calendars need no zone. */
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  firstName: z.string(),
  note: z.string(),
  wantsReminder: z.boolean(),
  /** Whether it can still be moved or canceled by itself, and until when. */
  canChange: z.boolean(),
  changeableUntil: z.iso.datetime(),
  /** The code of Friends' half price on frames; null where none is given. */
  benefitCode: z.nullable(z.string()),
  /** The last day of that code, counted from the visit; null where none is given. */
  benefitUntil: z.nullable(z.iso.date()),
})
export type BookingView = z.infer<typeof BookingView>

const Booked = z.object({ booking: BookingView, token: z.string() })

/** Books the held time. The same hold books once: sent again, it gives the same booking. */
export const book = route({
  method: 'post',
  path: '/booking/book',
  input: z.object({ hold: HoldRef, form: BookingForm }),
  output: Booked,
})

const OfBooking = z.object({ number: BookingNumber, ...Proof })

/** A booking, for its customer or who has its link. Fails with `booking.not_found`, alike for a forged link. */
export const getBooking = route({
  method: 'get',
  path: '/booking/of/:number',
  input: OfBooking,
  output: z.object({ booking: BookingView }),
})

/** Moves a booking to a held time. Its former time is free at once. */
export const rebook = route({
  method: 'post',
  path: '/booking/of/:number/rebook',
  input: z.extend(OfBooking, { hold: HoldRef }),
  output: z.object({ booking: BookingView }),
})

/** Cancels. Sent again, it answers the canceled booking. Fails with `booking.too_late`. */
export const cancelBooking = route({
  method: 'post',
  path: '/booking/of/:number/cancel',
  input: OfBooking,
  output: z.object({ booking: BookingView }),
})

/** Changes the note to the store. */
export const changeNote = route({
  method: 'post',
  path: '/booking/of/:number/note',
  input: z.extend(OfBooking, { note: note(1000) }),
  output: z.object({ booking: BookingView }),
})

/** The booking as a calendar file (RFC 5545). */
export const getCalendarFile = route({
  method: 'get',
  path: '/booking/of/:number/calendar',
  input: OfBooking,
  output: z.object({ ics: z.string() }),
})

/** The bookings of a signed-in customer: coming first, then past, newest first. */
export const listMyBookings = route({
  method: 'get',
  path: '/account/bookings',
  input: Nothing,
  output: z.object({ coming: z.array(BookingView), past: z.array(BookingView) }),
})
