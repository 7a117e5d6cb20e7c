import { book } from '#contracts/bookings.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { bookHold } from '../book.ts'
import { bookingToken } from '../booking-token.ts'
import { bookingView } from '../booking-view.ts'

/** `POST /api/booking/book`: books a held time. The same hold books once. */
export const bookEndpoint = endpoint(
  book,
  { who: 'shopper', idempotency: 'handler', limit: 'booking' },
  async ({ hold, form }, req) => {
    const booking = await bookHold(req, hold, form, { customer: customerOf(req)?.id ?? null, source: 'shop' })
    return { booking: await bookingView(req, booking), token: bookingToken(booking.number) }
  },
)
