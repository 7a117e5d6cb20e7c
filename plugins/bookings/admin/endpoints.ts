import type { Endpoint } from 'payload'
import {
  bookByStaff,
  correctWritten as correctWrittenRoute,
  exportWritten,
  giveVisit as giveVisitRoute,
  listAdminSlots,
  listBookingFigures,
  listStoreDays,
  markVisit,
  moveBroken,
  moveByStaff,
  openVisit,
  previewAbsence,
  printPrescription,
  readWritten,
  writePrescription as writePrescriptionRoute,
} from '#contracts/booking-handling.ts'
import { formProblems } from '#domain/bookings/form-problems.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { examBundle } from '#domain/prescriptions/exam-bundle.ts'
import { Refusal } from '#domain/refusal.ts'
import { EXAM_STAFF, OPTICIANS } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { prescriptionPdf } from '#plugins/prescriptions/prescription-pdf.ts'
import { noteRead, openedPrescription } from '#plugins/prescriptions/repository.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { bookHold } from '../book.ts'
import { moveBooking } from '../change.ts'
import { firstFreeOf, freeTimes } from '../free-times.ts'
import { placeHold, releaseHold } from '../holds.ts'
import { examTypeOf } from '../schedule/repository.ts'
import { examinedCustomer } from '../visits/adopt-bookings.ts'
import { adminScope, assertAttendTo, assertFindVisit } from './admin-scope.ts'
import { figuresOf } from './booking-figures.ts'
import { correctWritten } from './correct-written.ts'
import { giveVisit, visitAccount } from './give-visit.ts'
import { brokenByAbsence, isAt } from './move-broken.ts'
import { examinedPerson, openWritten } from './open-written.ts'
import { storeDays } from './store-days.ts'
import { takeVisitStep } from './visit-steps.ts'
import { writePrescription, writtenAfter } from './written-prescriptions.ts'

/** `POST /api/booking/desk/book`: books for someone on the phone. */
const bookByStaffEndpoint = endpoint(
  bookByStaff,
  { who: EXAM_STAFF },
  async ({ form, isWished = false, ...wanted }, req) => {
    await assertAttendTo(req, wanted.store)
    const exam = await examTypeOf(req, wanted.examType)
    if (!exam) throw new Refusal('booking.exam_unknown')
    // Before a time is held: what was typed wrong holds none.
    const visit = { ageGroups: exam.ageGroups, day: wanted.day, today: today(), isByStaff: true }
    const [problem] = formProblems(form, { ...visit, isForCompanies: exam.isForCompanies })
    if (problem) throw new Refusal(problem.code, { ...problem.details, field: problem.field })
    const { use } = await placeHold(req, { ...wanted, exam, isStaff: true, isWished })
    try {
      return { number: (await bookHold(req, use.ref, form, { customer: null, source: 'desk' })).number }
    } catch (trouble) {
      await releaseHold(req, use.ref)
      throw trouble
    }
  },
)

/** `POST /api/booking/desk/:number/correct`: a correction is added, and nothing is overwritten. */
const correctWrittenEndpoint = endpoint(
  correctWrittenRoute,
  { who: OPTICIANS, idempotency: 'handler-by-key' },
  async (asked, req) => ({
    prescription: await openedPrescription(req, await correctWritten(req, asked)),
  }),
)

/** `POST /api/booking/desk/:number/export`: what the patient record of the chain takes in. */
const exportWrittenEndpoint = endpoint(exportWritten, { who: OPTICIANS, idempotency: 'none' }, async (asked, req) => {
  const { booking, stored } = await openWritten(req, asked, 'exported')
  const visit = { number: booking.number, madeAt: nowIso() }
  return { bundle: examBundle(await openedPrescription(req, stored), examinedPerson(booking), visit) }
})

/** `POST /api/booking/desk/:number/give`: the visit and its prescriptions join the account of who was there. */
const giveVisitEndpoint = endpoint(
  giveVisitRoute,
  { who: EXAM_STAFF, idempotency: 'none' },
  async ({ number, ...to }, req) => ({
    account: visitAccount(await giveVisit(req, await assertFindVisit(req, number), to)),
  }),
)

const WEEK = 7

/** `GET /api/booking/desk/slots`: free times as staff may book them. */
const listAdminSlotsEndpoint = endpoint(
  listAdminSlots,
  { who: EXAM_STAFF },
  async ({ examType, store, from, days = WEEK, examiner, booking: number }, req) => {
    await assertAttendTo(req, store)
    const booking = number === undefined ? undefined : await assertFindVisit(req, number)
    const exam = booking?.examType ?? (await examTypeOf(req, examType))
    if (!exam) throw new Refusal('booking.exam_unknown')
    const wanted = { store, exam, examiner, except: booking?.ref, from, isStaff: true }
    const [times, firstFree] = await Promise.all([freeTimes(req, wanted, days), firstFreeOf(req, wanted)])
    return { days: times.days, firstFree }
  },
)

const MOST_DAYS = 366

/** `GET /api/booking/desk/figures`: figures by store between two days. */
const listBookingFiguresEndpoint = endpoint(listBookingFigures, { who: EXAM_STAFF }, async ({ from, to }, req) => {
  if (to < from || to > plusDays(from, MOST_DAYS)) throw new Refusal('request.malformed')
  return { figures: await figuresOf(req, await adminScope(req), from, to) }
})

/** `GET /api/booking/desk/days`: days of a store, for its staff. */
const listStoreDaysEndpoint = endpoint(listStoreDays, { who: EXAM_STAFF }, async ({ store, from, days = 1 }, req) => {
  await assertAttendTo(req, store)
  return { days: await storeDays(req, store, from, days) }
})

/** `POST /api/booking/desk/:number/visit`: what the store says of a visit. */
const markVisitEndpoint = endpoint(markVisit, { who: EXAM_STAFF }, async ({ number, step }, req) => {
  const { state } = await takeVisitStep(req, await assertFindVisit(req, number), step)
  return { state }
})

/**
 * `POST /api/booking/desk/moves`: moves bookings one by one. Each stays or moves whole, and the answer lists those that
 * cannot move.
 */
const moveBrokenEndpoint = endpoint(moveBroken, { who: EXAM_STAFF, idempotency: 'handler' }, async ({ moves }, req) => {
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
})

/** `POST /api/booking/desk/:number/move`: moves a booking for its customer. One that is there already stays. */
const moveByStaffEndpoint = endpoint(moveByStaff, { who: EXAM_STAFF }, async ({ number, ...to }, req) => {
  const booking = await assertFindVisit(req, number)
  if (isAt(booking, to)) return { number }
  await moveBooking(req, booking, { ...to, store: booking.store })
  return { number }
})

/** `POST /api/booking/desk/:number/open`: health data, so that who opens which booking is written down first. */
const openVisitEndpoint = endpoint(openVisit, { who: EXAM_STAFF, idempotency: 'none' }, async ({ number }, req) => {
  const booking = await assertFindVisit(req, number)
  const { form, customer } = booking
  await noteRead(req, { prescription: `exam ${number}`, customer, who: staffNameOf(req), why: 'visit' })
  const account = await examinedCustomer(req, booking)
  return {
    form,
    account: account && visitAccount(account),
    written: await writtenAfter(req, booking),
  }
})

/** `GET /api/booking/desk/absence`: what an absence breaks, saved or not. */
const previewAbsenceEndpoint = endpoint(previewAbsence, { who: EXAM_STAFF }, async (away, req) => ({
  broken: await brokenByAbsence(req, await adminScope(req), away),
}))

/** `POST /api/booking/desk/:number/print`: health data, so that who prints it is written down first. */
const printPrescriptionEndpoint = endpoint(
  printPrescription,
  { who: OPTICIANS, idempotency: 'none' },
  async ({ number, ref }, req) => {
    const { booking, stored } = await openWritten(req, { number, ref }, 'printed')
    const pdf = await prescriptionPdf(req, stored, examinedPerson(booking), await sellerOf(req))
    return { pdf: Buffer.from(pdf).toString('base64') }
  },
)

/** `POST /api/booking/desk/:number/read`: what was prescribed and measured at a visit, and how it was corrected. */
const readWrittenEndpoint = endpoint(readWritten, { who: OPTICIANS, idempotency: 'none' }, async (asked, req) => {
  const { stored } = await openWritten(req, asked, 'visit')
  return { prescription: await openedPrescription(req, stored) }
})

/** `POST /api/booking/desk/:number/prescription`: what an optometrist prescribes after a visit. */
const writePrescriptionEndpoint = endpoint(
  writePrescriptionRoute,
  { who: OPTICIANS, idempotency: 'handler-by-key' },
  async ({ number, ...written }, req) => {
    const booking = await assertFindVisit(req, number)
    await writePrescription(req, booking, written)
    return { written: await writtenAfter(req, booking) }
  },
)

/** What staff of a store do with its exams. */
export const adminEndpoints: Endpoint[] = [
  listStoreDaysEndpoint,
  listAdminSlotsEndpoint,
  bookByStaffEndpoint,
  openVisitEndpoint,
  moveByStaffEndpoint,
  markVisitEndpoint,
  previewAbsenceEndpoint,
  moveBrokenEndpoint,
  writePrescriptionEndpoint,
  printPrescriptionEndpoint,
  readWrittenEndpoint,
  correctWrittenEndpoint,
  exportWrittenEndpoint,
  giveVisitEndpoint,
  listBookingFiguresEndpoint,
]
