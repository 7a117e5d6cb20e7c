import type { PayloadRequest } from 'payload'
import type { BookingForm } from '#contracts/bookings.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import type { Language } from '#contracts/language.ts'
import { ageGroupOf } from '#domain/bookings/ages.ts'
import { acceptedForm, formProblems } from '#domain/bookings/form-problems.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { companyPayment } from './company-payment.ts'
import { findHold, keepForBooking, type StoredHold } from './holds.ts'
import { placeOf } from './place-of-hold.ts'
import { pricedExam } from './priced-exam.ts'
import { bookingByRef, createBooking, type Booking, type BookingSource } from './repository.ts'
import { examTypeOf } from './schedule/repository.ts'
import { assertStand } from './settle-booking.ts'

/** For whom a booking is made. */
interface Booker {
  /** Number of the customer's account; null without one. */
  customer: string | null
  source: BookingSource
}

/**
 * Books a held time. The same hold books once: sent again, it gives the same booking.
 *
 * Three steps, after each of which a crash loses nothing and gives nothing twice (docs/decisions/exam-bookings.md):
 * extend the hold for a while, write the booking under the hold's ref, and make the time permanent.
 */
export async function bookHold(req: PayloadRequest, ref: string, form: BookingForm, who: Booker): Promise<Booking> {
  const found = await findHold(req, ref)
  if (!found) {
    const earlier = await bookingByRef(req, ref)
    if (!earlier) throw new Refusal('booking.hold_ended')
    return assertStand(req, earlier)
  }
  const language = languageOf(req)
  const exam = await assertBeBookable(req, found, language)
  const visit = {
    ageGroups: exam.ageGroups,
    day: found.day,
    today: today(),
    isForCompanies: exam.isForCompanies,
    // A person on the waiting list was added by staff.
    isByStaff: who.source !== 'shop',
  }
  const [problem] = formProblems(form, visit)
  if (problem) throw new Refusal(problem.code, { ...problem.details, field: problem.field })

  const company = form.company && (await companyPayment.only(req)?.take(req, form.company, exam, ref))
  const hold = await keepForBooking(req, found)
  const booking = await createBooking(req, {
    ...placeOf(hold),
    ...who,
    language,
    examType: await pricedExam(req, exam, { customer: who.customer, day: hold.day, company }),
    // The birth date decides: the group of the hold was chosen before it was known.
    ageGroup: ageGroupOf(form.birthDate, exam.ageGroups, hold.day) ?? hold.use.hold.ageGroup,
    form: acceptedForm({ ...form, ...(company && { company }) }, hold.day),
  })
  return assertStand(req, booking)
}

/** A hold that is to move a booking books none. */
async function assertBeBookable(
  req: PayloadRequest,
  { use: { hold } }: StoredHold,
  language: Language,
): Promise<ExamType> {
  const exam = await examTypeOf(req, hold.examType, language)
  if (!exam) throw new Refusal('booking.exam_unknown')
  if (hold.moves !== null) throw new Refusal('booking.hold_ended')
  return exam
}
