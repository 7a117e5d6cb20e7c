import * as z from 'zod/mini'
import { BookingForm, BookingNumber, BookingState, DaySlots, Examiner, SlotTime } from './bookings.ts'
import { AgeGroup, ExamTypeId } from './exam-types.ts'
import { ExamRecord } from './exam-records.ts'
import { StoredLenses, SavedPrescription, StoredSummary } from './kept-prescriptions.ts'
import { GlassesPrescription } from './prescriptions.ts'
import { inUrl, route } from './route.ts'
import { code } from './typed.ts'

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const StoreNumber = inUrl(z.int().check(z.positive()))
const WallTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/))

/** A stretch of a day, by the wall clock. */
const Stretch = z.object({ from: Time, to: Time })

/**
 * A booking in the store's day: who comes, for what, with whom and where. What the customer wrote is opened separately.
 */
export const AdminBooking = z.extend(SlotTime, {
  number: BookingNumber,
  state: BookingState,
  /** Whether the last step can be taken back. */
  canUndo: z.boolean(),
  examType: ExamTypeId,
  examName: z.string(),
  minutes: z.int(),
  /** Number of the optometrist, the name, and whether the customer asked for this optometrist. */
  examiner: z.int(),
  examinerName: z.string(),
  examinerWished: z.boolean(),
  room: z.string(),
  name: z.string(),
  phone: z.string(),
  isMinor: z.boolean(),
  hasNote: z.boolean(),
  /** Whether its time has come: a booking cannot be marked as not arrived before. */
  hasBegun: z.boolean(),
  /** Whether no optometrist is there to examine then: an absence or a changed shift has broken it. */
  isBroken: z.boolean(),
  /** Customer number, where an account is known. */
  customer: z.nullable(z.string()),
})
export type AdminBooking = z.infer<typeof AdminBooking>

/** One optometrist's day: the shifts, the absences, and what is booked or held. */
export const ExaminerDay = z.object({
  examiner: Examiner,
  shifts: z.array(Stretch),
  away: z.array(Stretch),
  bookings: z.array(AdminBooking),
  /** Times that customers hold right now. */
  held: z.array(z.extend(Stretch, { room: z.string() })),
})
export type ExaminerDay = z.infer<typeof ExaminerDay>

/** A store's day, by examiner. */
export const StoreDay = z.object({
  day: z.iso.date(),
  /** When exams may be given, without the lunch closing; empty on a closed day. */
  open: z.array(Stretch),
  rooms: z.array(z.string()),
  examiners: z.array(ExaminerDay),
})
export type StoreDay = z.infer<typeof StoreDay>

/** Days of a store for its staff, one or a week. Staff of a store see their own alone: `request.not_allowed`. */
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

/** Free times as staff may book them: without notice and horizon. `booking` is the one to be moved. */
export const listAdminSlots = route({
  method: 'get',
  path: '/booking/desk/slots',
  input: z.object({
    examType: ExamTypeId,
    store: StoreNumber,
    from: z.iso.date(),
    days: z.optional(inUrl(z.int().check(z.minimum(1), z.maximum(14)))),
    examiner: z.optional(inUrl(z.int())),
    booking: z.optional(BookingNumber),
  }),
  output: z.object({ days: z.array(DaySlots), firstFree: z.nullable(SlotTime) }),
})

/** The account of who comes: its customer number, and its name. */
const VisitAccount = z.object({ number: z.string(), name: z.string() })

/**
 * What a booking says beyond the store's day: health data, so that it is opened on demand and the opening is logged.
 * `account` is where a prescription would be stored; null where the booking stores it.
 */
export const openVisit = route({
  method: 'post',
  path: '/booking/desk/:number/open',
  input: z.object({ number: BookingNumber }),
  output: z.object({
    /** At a fitting the birth date is not asked for. */
    form: z.extend(BookingForm, { birthDate: z.union([z.iso.date(), z.literal('')]) }),
    account: z.nullable(VisitAccount),
    /** Prescriptions written after this visit, without their values. */
    written: z.array(StoredSummary),
  }),
})
export type OpenedVisit = z.infer<typeof openVisit.output>

/**
 * Books for someone on the phone. Notice and horizon do not bind staff; double use does. `email` may be empty: the
 * customer is then notified by text message.
 */
export const bookByStaff = route({
  method: 'post',
  path: '/booking/desk/book',
  input: z.object({
    examType: ExamTypeId,
    ageGroup: AgeGroup,
    store: StoreNumber,
    day: z.iso.date(),
    time: Time,
    examiner: z.optional(z.int()),
    /** Whether the customer asks for this examiner by name. */
    isWished: z.optional(z.boolean()),
    form: BookingForm,
  }),
  output: z.object({ number: BookingNumber }),
})

/** Moves a booking for its customer and notifies the customer by e-mail. Fails as a hold does. */
export const moveByStaff = route({
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

/**
 * A booking without its optometrist, and the nearest time it could move to; null where staff must phone the customer.
 */
export const BrokenBooking = z.object({
  booking: AdminBooking,
  store: z.int(),
  movesTo: z.nullable(z.extend(SlotTime, { examiner: z.int(), examinerName: z.string() })),
})
export type BrokenBooking = z.infer<typeof BrokenBooking>

/**
 * The bookings that an absence would break, or has broken, in every store that the caller attends to. `from` and `to` are wall
 * times, `2026-11-24T09:00`.
 */
export const previewAbsence = route({
  method: 'get',
  path: '/booking/desk/absence',
  input: z.object({ examiner: inUrl(z.int()), from: WallTime, to: WallTime }),
  output: z.object({ broken: z.array(BrokenBooking) }),
})

/** Moves every broken booking to the time previewed, with a letter each. May be sent again. `left` could not move. */
export const moveBroken = route({
  method: 'post',
  path: '/booking/desk/moves',
  input: z.object({
    moves: z
      .array(z.object({ number: BookingNumber, day: z.iso.date(), time: Time, examiner: z.int() }))
      .check(z.maxLength(100)),
  }),
  output: z.object({ moved: z.int(), left: z.array(BookingNumber) }),
})

/** Contact lenses as an optometrist prescribes them: an article, and its values for each eye that has one. */
export const PrescribedLenses = z.pick(StoredLenses, { articleId: true, right: true, left: true })
export type PrescribedLenses = z.infer<typeof PrescribedLenses>

const Glasses = z.omit(GlassesPrescription, { examinedOn: true })

/** One of the prescriptions that were written after a visit. */
const Written = z.object({ number: BookingNumber, ref: z.string().check(z.maxLength(64)) })

/**
 * Optometrists, after the visit: writes the prescription, which is stored at once among the customer's own, or with the
 * booking where the customer has no account. It is dated by the visit and signed with the writer's name. What was
 * measured is stored with the glasses, or with the lenses where there are no glasses. Fails with `booking.state_unfit`
 * before the visit is done, `prescription.missing`, `prescription.acuity_impossible`, `prescription.distances_differ`,
 * and as a prescription typed by its customer does.
 */
export const writePrescription = route({
  method: 'post',
  path: '/booking/desk/:number/prescription',
  input: z.object({
    number: BookingNumber,
    glasses: z.optional(Glasses),
    lenses: z.optional(PrescribedLenses),
    exam: z.optional(ExamRecord),
    confirmsUnusual: z.optional(z.boolean()),
  }),
  output: z.object({ written: z.array(StoredSummary) }),
})

/**
 * Optometrists: a prescription that was written after this visit, as a PDF of a page, in base64. Logged before it is answered.
 * Fails with `prescription.not_found`.
 */
export const printPrescription = route({
  method: 'post',
  path: '/booking/desk/:number/print',
  input: Written,
  output: z.object({ pdf: z.string() }),
})

/**
 * Optometrists: opens a prescription that was written after this visit, with what was measured and how it was corrected.
 * Logged before it is answered. Fails with `prescription.not_found`.
 */
export const readWritten = route({
  method: 'post',
  path: '/booking/desk/:number/read',
  input: Written,
  output: z.object({ prescription: SavedPrescription }),
})

/**
 * Optometrists: corrects what was written after this visit by adding how it should read, and why; who and when are noted,
 * and what stood there before stays readable. `seen` is the number of versions that the writer has read, so that two who
 * correct at once do not undo each other: `prescription.corrected_meanwhile`. Fails with `prescription.not_found`,
 * `prescription.not_corrected` where nothing would change, and as writing one does.
 */
export const correctWritten = route({
  method: 'post',
  path: '/booking/desk/:number/correct',
  input: z.extend(Written, {
    seen: z.int().check(z.minimum(0)),
    why: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
    glasses: z.nullable(Glasses),
    exam: z.nullable(ExamRecord),
    confirmsUnusual: z.optional(z.boolean()),
  }),
  output: z.object({ prescription: SavedPrescription }),
})

/**
 * Optometrists: a prescription of this visit for the patient record of the chain, as a FHIR R4 Bundle (`docs/exam-export.md`).
 * Logged before it is answered. Fails with `prescription.not_found`.
 */
export const exportWritten = route({
  method: 'post',
  path: '/booking/desk/:number/export',
  input: Written,
  output: z.object({ bundle: z.looseObject({ resourceType: z.literal('Bundle') }) }),
})

/**
 * Links a visit, and what was written after it, to the customer's account, after staff have checked an identity
 * document. May be sent again. Fails with `customer.not_found`, and with `booking.other_name` until a name unlike the
 * booking's is confirmed.
 */
export const giveVisit = route({
  method: 'post',
  path: '/booking/desk/:number/give',
  input: z.object({
    number: BookingNumber,
    customer: code(20),
    confirmsName: z.optional(z.boolean()),
  }),
  output: z.object({ account: VisitAccount }),
})

/** How full a store's examiners are, who did not come, and how long people wait. */
export const BookingFigures = z.object({
  store: z.int(),
  name: z.string(),
  /** Booked minutes per minute at which exams could be given, 0 to 1; null without shifts. */
  fillRate: z.nullable(z.number()),
  /** Visits not arrived per visits of which the store has said how they went, 0 to 1; null without any. */
  noShows: z.nullable(z.number()),
  /** Days from booking to visit, the median; null without bookings. */
  leadDays: z.nullable(z.number()),
  /** Those not canceled. */
  bookings: z.int(),
  canceled: z.int(),
})

export type BookingFigures = z.infer<typeof BookingFigures>

/** Figures by store between two days, both included, at most a year. Staff of a store see their own. */
export const listBookingFigures = route({
  method: 'get',
  path: '/booking/desk/figures',
  input: z.object({ from: z.iso.date(), to: z.iso.date() }),
  output: z.object({ figures: z.array(BookingFigures) }),
})
