import { describe, expect, test } from 'vitest'
import type { Hours } from '#contracts/stores.ts'
import type { ShiftWeek } from './day-schedule.ts'
import { readTime } from '#domain/stores/time-of-day.ts'
import {
  overlappingAbsence,
  overlappingShift,
  overlappingWeek,
  problemWithAbsence,
  problemWithShiftHours,
} from './shift-problems.ts'

test.each([
  [['09:00', '17:00'], undefined],
  [['17:00', '09:00'], 'reversed'],
  [['09:00', '09:00'], 'reversed'],
  [['06:00', '20:00'], undefined],
  [['06:00', '20:05'], 'too_long'],
  [['00:00', '23:55'], 'too_long'],
  [['09:02', '17:00'], 'off_grid'],
  [['09:00', '16:59'], 'off_grid'],
] as [Hours, string | undefined][])('shift hours of %s have the problem %s', (hours, problem) => {
  expect(problemWithShiftHours(hours)).toBe(problem)
})

test.each([
  ['2026-11-23T00:00', '2026-11-24T00:00', undefined],
  ['2026-11-23T12:00', '2026-11-23T12:00', 'reversed'],
  ['2026-11-24T00:00', '2026-11-23T00:00', 'reversed'],
  ['2026-11-23T00:00', '2028-11-22T00:00', undefined],
  ['2026-11-23T00:00', '2028-11-23T00:05', 'too_long'],
  ['2026-11-23T12:01', '2026-11-23T13:00', 'off_grid'],
])('an absence from %s to %s has the problem %s', (from, to, problem) => {
  expect(problemWithAbsence({ from, to })).toBe(problem)
})

describe('finding overlapping absences', () => {
  const absence = { examiner: 1, from: '2026-11-23T12:00', to: '2026-11-25T00:00' }
  test.each([
    [
      'an absence that begins within another overlaps',
      { examiner: 1, from: '2026-11-24T00:00', to: '2026-11-26T00:00' },
      true,
    ],
    ['an absence around another overlaps', { examiner: 1, from: '2026-11-20T00:00', to: '2026-11-30T00:00' }, true],
    [
      'an absence that follows another does not overlap',
      { examiner: 1, from: '2026-11-25T00:00', to: '2026-11-26T00:00' },
      false,
    ],
    [
      'absences of two examiners do not overlap',
      { examiner: 2, from: '2026-11-24T00:00', to: '2026-11-26T00:00' },
      false,
    ],
  ])('%s', (_, other, isShared) => {
    expect(overlappingAbsence(absence, [other]) !== undefined).toBe(isShared)
  })
})

test('a shift overlaps another of the examiner on the same day in any store, but not the one that follows', () => {
  const shift = { examiner: 1, store: 101, day: '2026-11-23', hours: ['09:00', '13:00'] as Hours }
  const other = (changes: object) => overlappingShift(shift, [{ ...shift, ...changes }]) !== undefined
  expect(other({ store: 102, hours: ['12:55', '17:00'] })).toBe(true)
  expect(other({ store: 102, hours: ['13:00', '17:00'] })).toBe(false)
  expect(other({ day: '2026-11-24' })).toBe(false)
  expect(other({ examiner: 2 })).toBe(false)
})

describe('finding overlapping templates', () => {
  const week: ShiftWeek = {
    examiner: 1,
    store: 101,
    weeks: 'even',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    hours: [['09:00', '17:00'], null, null, null, ['09:00', '17:00'], null, null],
  }
  const friday: (Hours | null)[] = [null, null, null, null, ['16:00', '20:00'], null, null]
  test.each([
    ['a template for Fridays of another store overlaps', { store: 102, hours: friday }, 5],
    ['a template for every week overlaps one for even weeks', { weeks: 'every', hours: friday }, 5],
    ['a template for odd weeks does not overlap one for even weeks', { weeks: 'odd' }, undefined],
    [
      'a template for other days does not overlap',
      { hours: [null, ['09:00', '17:00'], null, null, null, null, null] },
      undefined,
    ],
    [
      'a template that begins after the last day does not overlap',
      { validFrom: '2027-01-01', validUntil: null },
      undefined,
    ],
    ['a template that begins on the last day overlaps', { validFrom: '2026-12-31', validUntil: null }, 1],
    ['templates of two examiners do not overlap', { examiner: 2 }, undefined],
  ])('%s', (_, changes, weekday) => {
    expect(overlappingWeek(week, [{ ...week, ...(changes as Partial<ShiftWeek>) }])?.weekday).toBe(weekday)
  })
})

test.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['klo 12:05', '12:05'],
  ['24', undefined],
  ['12.60', undefined],
  ['aamulla', undefined],
  ['', undefined],
])('the typed time %s is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})
