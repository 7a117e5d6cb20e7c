import { listAdminSlots } from '#contracts/booking-handling.ts'
import { Refusal } from '#domain/refusal.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { firstFreeOf, freeTimes } from '../../free-times.ts'
import { examTypeOf } from '../../schedule/repository.ts'
import { assertAttendTo, assertFindVisit } from '../admin-scope.ts'

const WEEK = 7

/** `GET /api/booking/desk/slots`: free times as staff may book them. */
export const listAdminSlotsEndpoint = endpoint(
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
