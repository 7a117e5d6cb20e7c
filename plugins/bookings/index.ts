import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { bookingDays } from './booking-days.ts'
import { bookings } from './bookings.ts'
import { scheduleCollections, scheduleEndpoints, scheduleSeeds, scheduleTasks } from './schedule/index.ts'
import { sweepHolds } from './sweep-holds.ts'

/** Exams: when they can be had, and who comes when. */
export const bookingsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [...scheduleCollections, bookingDays, bookings],
    endpoints: [...scheduleEndpoints],
    tasks: [...scheduleTasks, sweepHolds],
    seeds: [...scheduleSeeds],
  })
