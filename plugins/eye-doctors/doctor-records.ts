import { isComing } from '#domain/eye-doctors/term.ts'
import type { CustomerEvents, KeepsRecords } from '#plugins/customers/hooks.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { adopt, bookingsOfCustomer, countOfCustomer, deleteOfCustomer, giveToCustomer } from './repository.ts'

/** Visits to eye doctors in an export. They are deleted with the account; one that lies ahead is canceled first. */
export const doctorRecords: KeepsRecords = {
  async collect(req, { number }) {
    const found = await bookingsOfCustomer(req, number)
    return {
      ...(found.length > 0 && { isHealth: true }),
      rows: found.map(({ state, reference, time, contact }) => ({ state, reference, ...time, contact })),
    }
  },
  async erase(req, { number }) {
    await deleteOfCustomer(req, number)
    return []
  },
  merge: {
    count: (req, { number }) => countOfCustomer(req, number),
    move: (req, from, into) => giveToCustomer(req, from.number, into.number),
  },
  async obstacle(req, { number }) {
    const found = await bookingsOfCustomer(req, number)
    return found.some((booking) => isComing(booking, nowIso())) ? 'booking.external_coming' : null
  },
}

/** Gives the customer at sign-in what the browser booked as a guest. */
export const adoptDoctorBookings: CustomerEvents = {
  async signedIn(req, { customer, from }) {
    await adopt(req, from, customer.number)
    return 0
  },
}
