import { describe, expect, test } from 'vitest'
import { bookingWindow, changeableUntil, adminNow } from './booking-window.ts'
import { daySchedule, exam, rules } from './day.fixture.ts'
import { timeProblem } from './time-problem.ts'

const NOW = '2026-11-24T08:00:00.000Z'
const window = bookingWindow(NOW, rules)

describe('checking whether a time can be booked', () => {
  test.each([
    ['09:45', 'booking.time_past'],
    ['10:30', 'booking.too_soon'],
    ['11:00', null],
    ['11:10', 'booking.time_off_grid'],
    ['11:45', 'booking.closed'],
    ['12:15', 'booking.closed'],
    ['17:45', 'booking.closed'],
    ['23:45', 'booking.closed'],
  ])('reports for %s the problem %s', (time, problem) => {
    expect(timeProblem(daySchedule(), { day: '2026-11-24', time, exam }, window, NOW)).toBe(problem)
  })

  test.each([
    ['2026-11-23', 'booking.time_past'],
    ['2027-01-23', null],
    ['2027-01-24', 'booking.too_far'],
  ])('reports for the day %s the problem %s', (day, problem) => {
    expect(timeProblem(daySchedule({ day }), { day, time: '15:00', exam }, window, NOW)).toBe(problem)
  })

  test('refuses a time that does not exist when clocks change, and an exam that runs into one', () => {
    const schedule = daySchedule({ day: '2027-03-28', open: [{ from: 0, to: 1440 }] })
    const far = bookingWindow(NOW, rules, true)
    const at = (time: string) => timeProblem(schedule, { day: '2027-03-28', time, exam }, far, NOW)
    expect(['02:30', '02:45', '03:00', '03:45', '04:00'].map(at)).toEqual([
      null,
      'booking.time_not_real',
      'booking.time_not_real',
      'booking.time_not_real',
      null,
    ])
  })

  test('refuses a time when no optometrist with the skill is present', () => {
    const low = { ...exam, skill: 'low_vision' as const }
    const asked = { day: '2026-11-24', time: '15:00' }
    expect(timeProblem(daySchedule(), { ...asked, exam: low }, window, NOW)).toBe('booking.closed')
    expect(timeProblem(daySchedule(), { ...asked, exam, examiner: 9 }, window, NOW)).toBe('booking.closed')
  })

  test('accepts a time from staff until a quarter of an hour after it has begun', () => {
    const now = adminNow('2026-11-24T08:15:00.000Z')
    const at = (time: string) =>
      timeProblem(daySchedule(), { day: '2026-11-24', time, exam }, bookingWindow(now, rules, true), now)
    expect([at('09:45'), at('10:00')]).toEqual(['booking.time_past', null])
  })

  test('exempts staff from notice and horizon, but refuses a past time', () => {
    const staff = bookingWindow(NOW, rules, true)
    const at = (day: string, time: string) => timeProblem(daySchedule({ day }), { day, time, exam }, staff, NOW)
    expect([at('2026-11-24', '10:00'), at('2027-06-01', '10:00'), at('2026-11-23', '10:00')]).toEqual([
      null,
      null,
      'booking.time_past',
    ])
  })
})

test.each([
  ['2026-11-24', '10:00', '2026-11-24T06:00:00.000Z'],
  ['2026-10-25', '10:00', '2026-10-25T06:00:00.000Z'],
  ['2027-03-28', '04:00', '2027-03-27T23:00:00.000Z'],
])('a visit on %s at %s can be changed until two real hours before, %s', (day, time, until) => {
  expect(changeableUntil(day, time, rules)).toBe(until)
})
