import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { addWorkingDays, isWorkingDay } from '#domain/calendar/working-days.ts'
import {
  afterNext,
  arrivalDay,
  changeableUntil,
  firstPlan,
  movableDays,
  movedTo,
  assertBeMovable,
  assertBePeriod,
  processingDay,
  resumed,
  sendingDay,
  wantedDay,
  withInterval,
} from './delivery-days.ts'

const anyDay = fc.integer({ min: 0, max: 7000 }).map((days) => plusDays('2024-01-01', days))
const anyInterval = fc.constantFrom('m1', 'm2', 'm3', 'm6')

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s plus %d months is %s', (day, months, then) => {
  expect(plusMonths(day, months)).toBe(then)
})

describe('the series of delivery days', () => {
  test('falls on the 31st where the month has one', () => {
    const plan = firstPlan('2027-12-31', 'm1')
    expect([0, 1, 2, 3, 4].map((ahead) => wantedDay(plan, ahead))).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ])
  })

  test('continues its rhythm after a skipped delivery, and starts a new one after a moved delivery', () => {
    const plan = firstPlan('2026-11-30', 'm3')
    expect(wantedDay(plan)).toBe('2027-02-28')
    expect(wantedDay(afterNext(plan))).toBe('2027-05-30')
    expect(wantedDay(movedTo(plan, '2027-03-10'), 1)).toBe('2027-06-10')
    expect([0, 1].map((ahead) => wantedDay(withInterval(plan, 'm1'), ahead))).toEqual(['2027-02-28', '2027-03-30'])
    expect(withInterval(plan, 'm3')).toEqual(plan)
  })

  test('advances by any number of deliveries', () => {
    fc.assert(
      fc.property(anyDay, anyInterval, fc.integer({ min: 0, max: 30 }), (day, interval, times) => {
        let plan = firstPlan(day, interval)
        for (let one = 0; one < times; one += 1) {
          const next = afterNext(plan)
          expect(wantedDay(next) > wantedDay(plan)).toBe(true)
          expect(wantedDay(plan, 1)).toBe(wantedDay(next))
          plan = next
        }
      }),
    )
  })

  test('keeps its day of the month over any change of interval, and the next delivery its day', () => {
    fc.assert(
      fc.property(anyDay, fc.array(anyInterval, { minLength: 1, maxLength: 6 }), (day, intervals) => {
        let plan = firstPlan(day, 'm1')
        for (const interval of intervals) {
          const next = withInterval(plan, interval)
          expect(wantedDay(next)).toBe(wantedDay(plan))
          plan = afterNext(next)
          const [wanted, last] = [wantedDay(plan), plusDays(plusMonths(`${wantedDay(plan).slice(0, 7)}-01`, 1), -1)]
          expect(wanted).toBe([`${wanted.slice(0, 7)}-${day.slice(8)}`, last].toSorted()[0])
        }
      }),
    )
  })

  test('leaves out the days that passed during a pause', () => {
    const plan = resumed(firstPlan('2026-12-01', 'm1'), { from: '2026-11-24', to: '2027-06-01' }, null)
    expect(wantedDay(plan)).toBe('2027-08-01')
    expect(processingDay(wantedDay(plan), null) >= '2027-06-01').toBe(true)
  })
})

describe('the processing day of a delivery', () => {
  test.each([
    // Over Christmas, New Year and Epiphany.
    ['2027-01-11', null, '2026-12-03'],
    ['2026-12-23', null, '2026-11-20'],
    // Over Easter and May Day.
    ['2026-05-04', null, '2026-03-27'],
    // Midsummer.
    ['2026-06-22', null, '2026-05-19'],
    // With m1 the one before arrives only then.
    ['2026-12-30', '2026-11-30', '2026-12-01'],
    ['2026-12-30', '2026-12-04', '2026-12-07'],
  ])('is, for a delivery wanted on %s, the working day 23 working days before', (wantedOn, arrivesOn, day) => {
    expect(processingDay(wantedOn, arrivesOn)).toBe(day)
  })

  test('is a working day after the arrival of the delivery before', () => {
    fc.assert(
      fc.property(anyDay, anyInterval, fc.integer({ min: 1, max: 24 }), (day, interval, count) => {
        let arrives = arrivalDay(addWorkingDays(day, 1, isFinnishHoliday))
        let plan = firstPlan(arrives, interval)
        let before = day
        for (let one = 0; one < count; one += 1) {
          const on = processingDay(wantedDay(plan), arrives)
          expect(isWorkingDay(on, isFinnishHoliday)).toBe(true)
          expect(on > arrives && on > before).toBe(true)
          expect(changeableUntil(on) < on).toBe(true)
          arrives = arrivalDay(sendingDay(on))
          before = on
          plan = afterNext(plan)
        }
        // In time from the third on: what the first gap cost has been made up for.
        if (count > 3) expect(arrives <= wantedDay(plan)).toBe(true)
      }),
    )
  })
})

test.each([
  ['2027-01-07', 'subscription.day_too_early'],
  ['2026-01-01', 'subscription.day_too_early'],
  ['2027-12-17', 'subscription.day_too_late'],
])('the next delivery cannot be moved to %s', (day, code) => {
  const days = movableDays('2026-12-16', '2026-12-29')
  expect(days).toEqual({ from: '2027-01-08', to: '2027-12-16' })
  expect(() => assertBeMovable(day, days)).toThrow(expect.objectContaining({ code }))
  expect(() => assertBeMovable('2027-01-08', days)).not.toThrow()
})

test.each([
  ['2026-12-20', '2026-12-19', 'subscription.address_ends_first'],
  ['2026-11-01', '2026-11-30', 'subscription.address_is_past'],
  ['2026-12-20', '2027-12-20', 'subscription.day_too_late'],
])('a temporary address from %s to %s is refused', (from, to, code) => {
  expect(() => assertBePeriod({ from, to }, '2026-12-16')).toThrow(expect.objectContaining({ code }))
})
