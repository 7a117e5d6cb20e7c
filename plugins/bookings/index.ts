import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { bookingDays } from './booking-days.ts'
import { bookings } from './bookings.ts'
import { bookEndpoint } from './endpoints/book.ts'
import { cancelBookingEndpoint } from './endpoints/cancel-booking.ts'
import { changeNoteEndpoint } from './endpoints/change-note.ts'
import { findExamStoresEndpoint } from './endpoints/find-exam-stores.ts'
import { firstFreeSlotEndpoint } from './endpoints/first-free-slot.ts'
import { getBookingEndpoint } from './endpoints/get-booking.ts'
import { holdSlotEndpoint } from './endpoints/hold-slot.ts'
import { listExamTypesEndpoint } from './endpoints/list-exam-types.ts'
import { listMyBookingsEndpoint } from './endpoints/list-my-bookings.ts'
import { listSlotsEndpoint } from './endpoints/list-slots.ts'
import { prolongHoldEndpoint } from './endpoints/prolong-hold.ts'
import { readHoldEndpoint } from './endpoints/read-hold.ts'
import { rebookEndpoint } from './endpoints/rebook.ts'
import { releaseHoldEndpoint } from './endpoints/release-hold.ts'
import { scheduleCollections, scheduleEndpoints, scheduleSeeds, scheduleTasks } from './schedule/index.ts'
import { forgetBookingDays, sweepHolds } from './sweep-holds.ts'

/** Exams: when they can be had, and who comes when. */
export const bookingsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [...scheduleCollections, bookingDays, bookings],
    endpoints: [
      listExamTypesEndpoint,
      findExamStoresEndpoint,
      firstFreeSlotEndpoint,
      listSlotsEndpoint,
      holdSlotEndpoint,
      readHoldEndpoint,
      prolongHoldEndpoint,
      releaseHoldEndpoint,
      bookEndpoint,
      getBookingEndpoint,
      rebookEndpoint,
      cancelBookingEndpoint,
      changeNoteEndpoint,
      listMyBookingsEndpoint,
      ...scheduleEndpoints,
    ],
    tasks: [sweepHolds, forgetBookingDays, ...scheduleTasks],
    seeds: [...scheduleSeeds],
  })
