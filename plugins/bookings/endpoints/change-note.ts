import { changeNote as route } from '#contracts/bookings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownedByBooker } from '../booking-owner.ts'
import { bookingView } from '../booking-view.ts'
import { changeNote, assertFindBooking } from '../change.ts'

/** `POST /api/booking/of/:number/note`: changes the note to the store. */
export const changeNoteEndpoint = endpoint(
  route,
  { who: 'shopper', ownedBy: ownedByBooker, idempotency: 'handler' },
  async ({ number, note }, req) => {
    const booking = await changeNote(req, await assertFindBooking(req, number), note)
    return { booking: await bookingView(req, booking) }
  },
)
