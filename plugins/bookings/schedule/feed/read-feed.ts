import { readExaminerFeed } from '#contracts/booking-feed.ts'
import { keepsTime } from '#domain/bookings/states.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { bookingsOfExaminer } from '../../repository.ts'
import { examinerCalendar, type FeedEntry } from './examiner-calendar.ts'

/** Further ahead nothing can be booked. */
const DAYS_AHEAD = 366

/** `GET /api/booking/feed/:secret`: the coming bookings of the optometrist with this address. */
export const readFeedEndpoint = endpoint(
  readExaminerFeed,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ secret }, req) => {
    const optometrist = await findOne(req, 'optometrists', { feedSecret: { equals: secret } }, ['number', 'name'])
    if (!optometrist) throw new Refusal('request.not_found')
    const { number, name } = optometrist
    const bookings = await bookingsOfExaminer(req, number, today(), plusDays(today(), DAYS_AHEAD))
    const entries = bookings
      .filter(({ state }) => keepsTime(state))
      .map(async (booking): Promise<FeedEntry[]> => {
        const store = await storeOf(req, booking.store)
        return store ? [{ ...booking, exam: booking.examType.name, store }] : []
      })
    return { ics: examinerCalendar(name, (await Promise.all(entries)).flat()) }
  },
)
