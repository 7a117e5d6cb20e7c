import type { Plugin } from 'payload'
import { customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { extend, type ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { adoptDoctorBookings, doctorRecords } from './doctor-records.ts'
import { doctorBookings } from './doctor-bookings.ts'
import { doctorSteps } from './doctor-steps.ts'
import { eyeDoctorEndpoints } from './endpoints.ts'
import { endedHolds, move } from './repository.ts'

/** Ends unused holds. */
const sweepDoctorBookings: ScheduledTask = {
  name: 'eye doctor bookings',
  every: 60_000,
  run: (req) => oneByOne(endedHolds(req), (booking) => move(req, booking, { state: 'lapsed' })),
}

/** Times of eye doctors, who receive at an external provider. */
export const eyeDoctorsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [doctorBookings],
    endpoints: eyeDoctorEndpoints,
    steps: [doctorSteps],
    tasks: [sweepDoctorBookings],
    hooks: [customerRecords.on('eye-doctors', doctorRecords), customerEvents.on(adoptDoctorBookings)],
  })
