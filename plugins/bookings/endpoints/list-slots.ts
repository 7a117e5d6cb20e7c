import { listSlots } from '#contracts/bookings.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertOwnIfNamed } from '../booking-owner.ts'
import { firstFreeOf, freeTimes } from '../free-times.ts'
import { examinersOf, examTypeOf, storesGiving } from '../schedule/repository.ts'

const WEEK = 7

/** `GET /api/booking/slots`: the free times of a store. */
export const listSlotsEndpoint = endpoint(
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
