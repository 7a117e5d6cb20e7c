import { expect, test } from 'vitest'
import { bookingFigures, type CountedBooking } from './figures.ts'

const booking = (state: CountedBooking['state'], bookedOn = '2026-11-20'): CountedBooking => ({
  state,
  bookedOn,
  minutes: 30,
  day: '2026-11-24',
})

test('a store without shifts and bookings has no rates', () => {
  expect(bookingFigures([], 0)).toEqual({ fillRate: null, noShows: null, leadDays: null, bookings: 0, canceled: 0 })
})

test('a canceled booking fills no time, and a missed visit does', () => {
  const figures = bookingFigures([booking('done'), booking('not_arrived'), booking('canceled')], 240)
  expect(figures).toMatchObject({ fillRate: 0.25, noShows: 0.5, bookings: 2, canceled: 1 })
})

test('visits that are still to come or not marked by staff count neither as attended nor as no-shows', () => {
  expect(bookingFigures([booking('created'), booking('rebooked')], 600)).toMatchObject({ noShows: null, bookings: 2 })
})

test('the lead time is the median number of days', () => {
  const waited = (...days: string[]) =>
    bookingFigures(
      days.map((day) => booking('created', day)),
      600,
    ).leadDays
  expect(waited('2026-11-24')).toBe(0)
  expect(waited('2026-11-24', '2026-11-23', '2026-11-04')).toBe(1)
  expect(waited('2026-11-24', '2026-11-21')).toBe(1.5)
})

test('the fill rate is at most 1, even when shifts were removed after they were booked', () => {
  expect(bookingFigures([booking('created'), booking('created')], 30).fillRate).toBe(1)
})
