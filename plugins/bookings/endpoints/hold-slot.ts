import { holdSlot } from '#contracts/bookings.ts'
import { isComing } from '#domain/bookings/states.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertOwnIfNamed } from '../booking-owner.ts'
import { holdView, placeHold } from '../holds.ts'
import { examTypeOf } from '../schedule/repository.ts'

/** `POST /api/booking/hold`: holds a time for ten minutes. */
export const holdSlotEndpoint = endpoint(
  holdSlot,
  { who: 'shopper', idempotency: 'handler-by-key', limit: 'booking hold' },
  async ({ examType, booking: number, token, ...wanted }, req) => {
    const moves = await assertOwnIfNamed(req, number, token)
    if (moves && !isComing(moves.state)) throw new Refusal('booking.state_unfit')
    // A booking moves as it was booked: its exam may be offered otherwise by now.
    const exam = moves?.examType ?? (await examTypeOf(req, examType))
    if (exam?.id !== examType) throw new Refusal('booking.exam_unknown')
    const hold = await placeHold(req, { ...wanted, exam, moves })
    return { hold: await holdView(req, hold) }
  },
)
