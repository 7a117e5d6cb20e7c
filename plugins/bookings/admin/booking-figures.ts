import type { BookingFigures } from '#contracts/booking-handling.ts'
import { within } from '#domain/bookings/day-items.ts'
import { bookingFigures } from '#domain/bookings/figures.ts'
import type { DaySchedule } from '#domain/bookings/schedule.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { placesBetween } from '../repository.ts'
import { schedulesOf, storesWithExams } from '../schedule/repository.ts'
import { attendsTo, type AdminScope } from './admin-scope.ts'

/** Figures of each store that the caller attends to, by town and name. */
export async function figuresOf(
  context: WithPayload,
  scope: AdminScope,
  from: string,
  to: string,
): Promise<BookingFigures[]> {
  const [all, taking, bookings] = await Promise.all([
    listStores(context),
    storesWithExams(context),
    placesBetween(context, from, to),
  ])
  const byStore = Map.groupBy(bookings, ({ store }) => store)
  const stores = all.filter(({ id }) => taking.includes(id) && attendsTo(scope, id))
  return Promise.all(
    stores.map(async ({ id: store, name }) => {
      const schedules = await schedulesOf(context, store, from, to)
      const counted = (byStore.get(store) ?? []).map((booking) => {
        return { ...booking, bookedOn: helsinkiDay(booking.bookedAt) }
      })
      const minutes = schedules.reduce((sum, schedule) => sum + bookableMinutes(schedule), 0)
      return { store, name, ...bookingFigures(counted, minutes) }
    }),
  )
}

function bookableMinutes({ open, examiners }: DaySchedule): number {
  const spans = examiners.flatMap(({ present }) => within(present, open))
  return spans.reduce((sum, { from, to }) => sum + to - from, 0)
}
