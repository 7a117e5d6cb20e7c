import type { Plugin } from 'payload'
import { accountNews, customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { bookingTerms } from '#plugins/discounts/repository.ts'
import { memberBenefits } from '#plugins/friends/benefits.ts'
import { fittingBookings } from '#plugins/orders/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { bookingDays } from './booking-days.ts'
import { bookingSteps } from './booking-steps.ts'
import { bookings } from './bookings.ts'
import { fittingEndpoints } from './fittings/endpoints.ts'
import { fittingsOfOrders } from './fittings/fitting.ts'
import { adminEndpoints } from './admin/endpoints.ts'
import { bookingEndpoints } from './endpoints.ts'
import { holdPlaces, sweepHolds } from './hold-places.ts'
import { scheduleCollections, scheduleEndpoints, scheduleSeeds, scheduleTasks } from './schedule/index.ts'
import { adoptAtSignIn, adoptBookings } from './visits/adopt-bookings.ts'
import { bookingRecords, newsOfBookings } from './visits/booking-records.ts'
import { eraseBookingDetails } from './visits/erase-bookings.ts'
import { giveHalfFrames, halfFramesOf, termOfBookingCode } from './visits/half-frame.ts'
import { waitingEndpoints } from './waiting/endpoints.ts'
import { waitingSteps } from './waiting/end-offers.ts'
import { examWaiting } from './waiting/exam-waiting.ts'
import { freedTimes } from './waiting/freed-times.ts'
import { sweepWaiting } from './waiting/time-freed.ts'
import { adoptWaitingAtSignIn, adoptWaitingOf, waitingRecords } from './waiting/waiting-records.ts'

/** Exams: when they can be had, and who comes when. */
export const bookingsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [...scheduleCollections, bookingDays, holdPlaces, bookings, examWaiting, freedTimes],
    endpoints: [...bookingEndpoints, ...fittingEndpoints, ...scheduleEndpoints, ...adminEndpoints, ...waitingEndpoints],
    steps: [bookingSteps, waitingSteps],
    tasks: [sweepHolds, eraseBookingDetails, ...scheduleTasks, sweepWaiting],
    seeds: [...scheduleSeeds],
    hooks: [
      customerEvents.on({ emailProven: adoptBookings, signedIn: adoptAtSignIn }),
      customerEvents.on({ emailProven: adoptWaitingOf, signedIn: adoptWaitingAtSignIn }),
      accountNews.on(newsOfBookings),
      fittingBookings.on(fittingsOfOrders),
      bookingTerms.on(termOfBookingCode),
      memberBenefits.on({ joined: giveHalfFrames, benefits: halfFramesOf }),
      customerRecords.on('bookings', bookingRecords),
      customerRecords.on('exam-waiting', waitingRecords),
    ],
  })
