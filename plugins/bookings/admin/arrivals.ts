import type { PayloadRequest } from 'payload'
import type { AdminBooking } from '#contracts/booking-handling.ts'
import { keepsTime } from '#domain/bookings/states.ts'
import { hasRole } from '#plugins/kit/admin/access.ts'
import { today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { bookingsOfExaminer, bookingsOfStore, type Booking } from '../repository.ts'
import { examinerNames, schedulesOf } from '../schedule/repository.ts'
import { adminBooking } from './admin-booking.ts'
import { adminScope } from './admin-scope.ts'

/** The bookings of today that concern a member of staff. */
export interface Arrivals {
  /** Whether they come to the optometrist's own column of the calendar or to the store. */
  to: 'examiner' | 'store'
  /** Whether the account has a column or a store. No customer comes to an account without either. */
  isTied: boolean
  /** In the order of the day, each with the number of its store. */
  bookings: (AdminBooking & { store: number })[]
}

/**
 * Today's bookings of the optometrist whose account this is, in every store, or else of the caller's own store. Null
 * for staff who need neither: they run the exams of every store.
 */
export async function arrivalsToday(req: PayloadRequest): Promise<Arrivals | null> {
  const day = today()
  const own = await findAll(req, 'optometrists', { account: { equals: req.user?.id } }, { fields: ['number'] })
  if (own.length > 0) {
    const bookings = await Promise.all(own.map(({ number }) => bookingsOfExaminer(req, number, day, day)))
    return { to: 'examiner', isTied: true, bookings: await asShown(req, bookings.flat()) }
  }
  const scope = await adminScope(req)
  if (scope === 'every store')
    return hasRole(req, ['optician']) ? { to: 'examiner', isTied: false, bookings: [] } : null
  if (scope.store === undefined) return { to: 'store', isTied: false, bookings: [] }
  return { to: 'store', isTied: true, bookings: await asShown(req, await bookingsOfStore(req, scope.store, day, day)) }
}

async function asShown(req: PayloadRequest, bookings: readonly Booking[]): Promise<Arrivals['bookings']> {
  const coming = bookings.filter(({ state }) => keepsTime(state))
  const [names, ...schedules] = await Promise.all([
    examinerNames(req),
    ...[...new Set(coming.map(({ store }) => store))].map((store) => schedulesOf(req, store, today(), today())),
  ])
  return coming.map((booking) => {
    const schedule = schedules.flat().find(({ store }) => store === booking.store)
    return { ...adminBooking(booking, schedule, names), store: booking.store }
  })
}
