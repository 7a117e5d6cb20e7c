import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { endedHolds, move } from './repository.ts'

/** Ends unused holds. */
export const sweepDoctorBookings: ScheduledTask = {
  name: 'eye doctor bookings',
  every: 60_000,
  run: (req) => oneByOne(endedHolds(req), (booking) => move(req, booking, { state: 'lapsed' })),
}
