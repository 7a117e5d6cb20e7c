import type { Plugin } from 'payload'
import { customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { adoptDoctorBookings, doctorRecords } from './customer-records.ts'
import { doctorBookings } from './doctor-bookings.ts'
import { doctorSteps } from './doctor-steps.ts'
import { eyeDoctorEndpoints } from './endpoints.ts'
import { sweepDoctorBookings } from './sweep.ts'

/** Times of eye doctors, who receive at an external provider. */
export const eyeDoctorsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [doctorBookings],
    endpoints: eyeDoctorEndpoints,
    steps: [doctorSteps],
    tasks: [sweepDoctorBookings],
    hooks: [customerRecords.on('eye-doctors', doctorRecords), customerEvents.on(adoptDoctorBookings)],
  })
