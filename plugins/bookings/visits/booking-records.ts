import { isComing } from '#domain/bookings/states.ts'
import type { KeepsRecords, NotifiesNews } from '#plugins/customers/hooks.ts'
import { today } from '#plugins/kit/clock.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { cancel } from '../change.ts'
import { type Booking, bookingsOfCustomer, deleteBooking, moveBookings } from '../repository.ts'

/**
 * The exams that a customer has booked, among the customer's data. No law requires keeping them: erasing frees a time
 * that is still to come.
 */
export const bookingRecords: KeepsRecords = {
  async collect(req, { number }) {
    const rows = (await bookingsOfCustomer(req, number)).map(readable)
    return { rows, isHealth: rows.length > 0 }
  },
  async erase(req, { number }) {
    for (const booking of await bookingsOfCustomer(req, number)) {
      // Cancel also settles an unfinished cancellation, so that no time stays taken without a booking.
      if (isComing(booking.state) || booking.state === 'canceled') await cancel(req, booking)
      await deleteBooking(req, booking)
    }
    return []
  },
  merge: {
    count: (req, { number }) => countWhere(req, 'bookings', { customer: { equals: number } }),
    move: (req, from, into) => moveBookings(req, from.number, into.number),
  },
}

/** A booking in the words of a reader. */
function readable({ number, state, examType, ageGroup, store, day, time, minutes, form, ...rest }: Booking) {
  const { bookedAt, arrivedAt, doneAt, source, language, benefitCode } = rest
  return {
    number,
    state,
    exam: examType.name,
    ageGroup,
    store,
    day,
    time,
    minutes,
    form,
    bookedAt,
    arrivedAt,
    doneAt,
    source,
    language,
    benefitCode,
  }
}

/** The next visit of a customer. */
export const newsOfBookings: NotifiesNews = async (req, { number: customer }) => {
  const coming = (await bookingsOfCustomer(req, customer)).filter(({ state, day }) => isComing(state) && day >= today())
  return coming.slice(-1).map(({ number, day }) => ({ kind: 'exam_coming', ref: number, on: day }))
}
