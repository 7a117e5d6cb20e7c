import { bookByStaff } from '#contracts/booking-handling.ts'
import { formProblems } from '#domain/bookings/form-problems.ts'
import { Refusal } from '#domain/refusal.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { bookHold } from '../../book.ts'
import { placeHold, releaseHold } from '../../holds.ts'
import { examTypeOf } from '../../schedule/repository.ts'
import { assertAttendTo } from '../admin-scope.ts'

/** `POST /api/booking/desk/book`: books for someone on the phone. */
export const bookByStaffEndpoint = endpoint(
  bookByStaff,
  { who: EXAM_STAFF },
  async ({ form, isWished = false, ...wanted }, req) => {
    await assertAttendTo(req, wanted.store)
    const exam = await examTypeOf(req, wanted.examType)
    if (!exam) throw new Refusal('booking.exam_unknown')
    // Before a time is held: what was typed wrong holds none.
    const visit = { ageGroup: wanted.ageGroup, day: wanted.day, today: today(), isDesk: true }
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
