import type { Plugin } from 'payload'
import { customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { adoptDoctorBookings, doctorRecords } from './customer-records.ts'
import { doctorBookings } from './doctor-bookings.ts'
import { doctorSteps } from './doctor-steps.ts'
import { cancelDoctorBookingEndpoint } from './endpoints/cancel-doctor-booking.ts'
import { confirmDoctorTimeEndpoint } from './endpoints/confirm-doctor-time.ts'
import { getDoctorBookingEndpoint } from './endpoints/get-doctor-booking.ts'
import { holdDoctorTimeEndpoint } from './endpoints/hold-doctor-time.ts'
import { listDoctorTimesEndpoint } from './endpoints/list-doctor-times.ts'
import { listDoctorTownsEndpoint } from './endpoints/list-doctor-towns.ts'
import { listMyDoctorBookingsEndpoint } from './endpoints/list-my-doctor-bookings.ts'
import { releaseDoctorTimeEndpoint } from './endpoints/release-doctor-time.ts'
import { sweepDoctorBookings } from './sweep.ts'

/** Times of eye doctors, who receive at an external provider. */
export const eyeDoctorsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [doctorBookings],
    endpoints: [
      listDoctorTownsEndpoint,
      listDoctorTimesEndpoint,
      holdDoctorTimeEndpoint,
      getDoctorBookingEndpoint,
      releaseDoctorTimeEndpoint,
      confirmDoctorTimeEndpoint,
      cancelDoctorBookingEndpoint,
      listMyDoctorBookingsEndpoint,
    ],
    steps: [doctorSteps],
    tasks: [sweepDoctorBookings],
    hooks: [customerRecords.on('eye-doctors', doctorRecords), customerEvents.on(adoptDoctorBookings)],
  })
