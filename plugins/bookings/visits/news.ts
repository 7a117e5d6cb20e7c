import { isComing } from '#domain/bookings/states.ts'
import type { NotifiesNews } from '#plugins/customers/hooks.ts'
import { today } from '#plugins/kit/clock.ts'
import { bookingsOfCustomer } from '../repository.ts'

/** The next visit of a customer. */
export const newsOfBookings: NotifiesNews = async (req, { number: customer }) => {
  const coming = (await bookingsOfCustomer(req, customer)).filter(({ state, day }) => isComing(state) && day >= today())
  return coming.slice(-1).map(({ number, day }) => ({ kind: 'exam_coming', ref: number, on: day }))
}
