import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFinnishHoliday } from './finnish-holidays.ts'
import { plusDays } from './days.ts'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

describe('adding working days', () => {
  test.each([
    ['2026-11-18', 1, '2026-11-19'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-12-23', 1, '2026-12-28'],
    ['2026-04-02', 1, '2026-04-07'],
    ['2026-06-18', 2, '2026-06-23'],
    ['2026-11-20', 23, '2026-12-23'],
    ['2026-11-22', -1, '2026-11-20'],
    ['2026-12-28', -1, '2026-12-23'],
    ['2026-12-23', -23, '2026-11-20'],
  ])('counts from %s by %d to %s', (day, days, then) => {
    expect(addWorkingDays(day, days, isFinnishHoliday)).toBe(then)
  })

  test('is undone by subtracting as many', () => {
    const anyDay = fc.integer({ min: 0, max: 7000 }).map((days) => plusDays('2020-01-01', days))
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, days) => {
        const working = addWorkingDays(day, 1, isFinnishHoliday)
        const then = addWorkingDays(working, days, isFinnishHoliday)
        expect(addWorkingDays(then, -days, isFinnishHoliday)).toBe(working)
      }),
    )
  })

  test('ends on a working day and passes exactly that many', () => {
    const anyDay = fc.integer({ min: 0, max: 7000 }).map((days) => plusDays('2020-01-01', days))
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, days) => {
        const then = addWorkingDays(day, days, isFinnishHoliday)
        let passed = 0
        for (let at = day; at < then;) {
          at = plusDays(at, 1)
          if (isWorkingDay(at, isFinnishHoliday)) passed += 1
        }
        expect(isWorkingDay(then, isFinnishHoliday)).toBe(true)
        expect(passed).toBe(days)
      }),
    )
  })
})
