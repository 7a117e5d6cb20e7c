import { getCalendarFile } from '#contracts/bookings.ts'
import { calendarFile } from '#plugins/kit/mail/calendar-file.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownedByBooker } from '../booking-owner.ts'
import { bookingView } from '../booking-view.ts'
import { assertFindBooking } from '../change.ts'
import { bookingUrl } from '../visits/booking-url.ts'
import { calendarEvent } from '../visits/calendar-event.ts'

/** `GET /api/booking/of/:number/calendar`: the booking as a calendar file. */
export const getCalendarFileEndpoint = endpoint(
  getCalendarFile,
  { who: 'anyone', ownedBy: ownedByBooker },
  async ({ number }, req) => {
    const booking = await assertFindBooking(req, number)
    const { sequence, language } = booking
    return {
      ics: calendarFile(
        calendarEvent({
          booking: await bookingView(req, booking),
          sequence,
          language,
          url: bookingUrl(number, language),
        }),
      ),
    }
  },
)
