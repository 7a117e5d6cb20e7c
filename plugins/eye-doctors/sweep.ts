import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { retentionTask } from '#plugins/kit/tasks/retention.ts'
import { endedHolds, move } from './repository.ts'

/** Ends unused holds. */
export const sweepDoctorBookings: ScheduledTask = {
  name: 'eye doctor bookings',
  every: 60_000,
  run: (req) => oneByOne(endedHolds(req), (booking) => move(req, booking, { state: 'lapsed' })),
}

export const forgetDoctorBookings = retentionTask('eye doctor bookings', 'eye-doctor-bookings', (before) => ({
  day: { less_than: before.slice(0, 10) },
}))

export const forgetDoctorHolds = retentionTask('eye doctor holds', 'eye-doctor-bookings', (before) => ({
  and: [{ state: { equals: 'lapsed' } }, { updatedAt: { less_than: before } }, { dueAt: { exists: false } }],
}))
