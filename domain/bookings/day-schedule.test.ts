import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hours } from '#contracts/stores.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import {
  daySchedule,
  type ExamStore,
  isoWeek,
  type ShiftPlan,
  shiftsOn,
  type ShiftWeek,
  spanOn,
  without,
} from './day-schedule.ts'

const workday: Hours = ['10:00', '18:00']
const week: (Hours | null)[] = [workday, workday, workday, workday, workday, ['10:00', '15:00'], null]
const none = [null, null, null, null, null, null, null]

const store: ExamStore = {
  store: 101,
  rooms: [{ name: '1', instruments: ['phoropter'] }],
  movable: { fundus_camera: 1 },
  rules: { noticeMinutes: 60, horizonDays: 60, bufferMinutes: 15, gridMinutes: 15, changeMinutes: 120 },
  hours: week,
  lunch: [['12:00', '13:00'], ...none.slice(1)],
  deviatingDays: [
    { day: '2026-12-24', hours: ['09:00', '13:00'], reason: 'Jouluaatto' },
    { day: '2026-12-25', hours: null, reason: 'Joulupäivä' },
  ],
}

const aino = { id: 1, name: 'Aino', skills: ['refraction' as const] }
const template: ShiftWeek = {
  examiner: 1,
  store: 101,
  weeks: 'every',
  validFrom: '2026-01-01',
  validUntil: null,
  hours: [
    ['09:00', '17:00'],
    ['09:00', '17:00'],
    ['09:00', '17:00'],
    ['09:00', '17:00'],
    ['09:00', '17:00'],
    null,
    null,
  ],
}
const plan: ShiftPlan = { examiners: [aino], weeks: [template], shifts: [], aways: [] }
const at = (from: number, to: number) => ({ from: from * 60, to: to * 60 })
const presentOn = (changes: Partial<ShiftPlan>, day: string) =>
  daySchedule(store, { ...plan, ...changes }, day).examiners.map(({ present }) => present)

describe('the hours in which a store is open for exams', () => {
  // 2026-11-23 is a Monday.
  test.each([
    ['around lunch', '2026-11-23', [at(10, 12), at(13, 18)]],
    ['all day where it has no lunch', '2026-11-24', [at(10, 18)]],
    ['on a Saturday', '2026-11-28', [at(10, 15)]],
    ['never on a Sunday', '2026-11-29', []],
    ['for the hours of a deviating day', '2026-12-24', [at(9, 13)]],
    ['never on a holiday', '2026-12-25', []],
    ['by the wall on the day with an hour less', '2026-03-30', [at(10, 12), at(13, 18)]],
  ])('it is open %s', (_, day, open) => {
    expect(daySchedule(store, plan, day).open).toEqual(open)
  })
})

describe('the hours in which an examiner is present', () => {
  test('follow the optometrist’s template, and are none on days off', () => {
    expect(presentOn({}, '2026-11-23')).toEqual([[at(9, 17)]])
    expect(presentOn({}, '2026-11-28')).toEqual([])
  })

  test('follow a template from its first day to its last', () => {
    const weeks = [{ ...template, validFrom: '2026-11-24', validUntil: '2026-11-25' }]
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
    expect(days.map((day) => presentOn({ weeks }, day).length)).toEqual([0, 1, 1, 0])
  })

  // Week 48 of 2026 begins on November 23; 2026 has a week 53, after which two odd weeks follow each other.
  test.each([
    ['even', '2026-11-23', 1],
    ['odd', '2026-11-23', 0],
    ['odd', '2026-11-30', 1],
    ['odd', '2026-12-28', 1],
    ['odd', '2027-01-04', 1],
    ['even', '2027-01-11', 1],
  ] as const)('follow a template for %s weeks on %s: %i', (weeks, day, count) => {
    expect(presentOn({ weeks: [{ ...template, weeks }] }, day)).toHaveLength(count)
  })

  test('follow the shift of a day instead of the template, even where the shift is in another store', () => {
    const shift = { examiner: 1, store: 101, day: '2026-11-23', hours: ['12:00', '18:00'] as Hours }
    expect(presentOn({ shifts: [shift] }, '2026-11-23')).toEqual([[at(12, 18)]])
    expect(presentOn({ shifts: [shift] }, '2026-11-24')).toEqual([[at(9, 17)]])
    expect(presentOn({ shifts: [{ ...shift, store: 102 }] }, '2026-11-23')).toEqual([])
  })

  test('leave out absences, and list the examiner even where an absence takes the whole shift', () => {
    const away = (from: string, to: string) => ({ aways: [{ examiner: 1, from, to }] })
    expect(presentOn(away('2026-11-23T12:00', '2026-11-23T14:00'), '2026-11-23')).toEqual([[at(9, 12), at(14, 17)]])
    expect(presentOn(away('2026-11-20T00:00', '2026-11-23T10:00'), '2026-11-23')).toEqual([[at(10, 17)]])
    expect(presentOn(away('2026-11-23T15:00', '2026-12-01T00:00'), '2026-11-23')).toEqual([[at(9, 15)]])
    expect(presentOn(away('2026-11-20T00:00', '2026-12-01T00:00'), '2026-11-23')).toEqual([[]])
    expect(presentOn(away('2026-11-22T00:00', '2026-11-23T00:00'), '2026-11-23')).toEqual([[at(9, 17)]])
    expect(
      presentOn({ aways: [{ examiner: 2, from: '2026-11-20T00:00', to: '2026-12-01T00:00' }] }, '2026-11-23'),
    ).toEqual([[at(9, 17)]])
  })
})

test.each([
  ['2026-11-23T12:00', '2026-11-23T14:00', at(12, 14)],
  ['2026-11-22T12:00', '2026-11-24T14:00', at(0, 24)],
  ['2026-11-22T12:00', '2026-11-23T00:00', undefined],
  ['2026-11-24T00:00', '2026-11-24T14:00', undefined],
  ['2026-11-23T00:00', '2026-11-24T00:00', at(0, 24)],
])('an absence from %s to %s takes its part of the day', (from, to, span) => {
  expect(spanOn({ from, to }, '2026-11-23')).toEqual(span)
})

test('subtracting spans leaves exactly what is in them and in none of the taken ones', () => {
  const minute = fc.integer({ min: 0, max: 200 })
  const span = fc.tuple(minute, minute).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) + 1 }))
  const isIn = (spans: { from: number; to: number }[], at: number) =>
    spans.some(({ from, to }) => from <= at && at < to)
  fc.assert(
    fc.property(fc.array(span, { maxLength: 4 }), fc.array(span, { maxLength: 6 }), minute, (spans, taken, moment) => {
      const left = without(spans, taken)
      expect(isIn(left, moment)).toBe(isIn(spans, moment) && !isIn(taken, moment))
      expect(left.every(({ from, to }) => from < to)).toBe(true)
    }),
  )
})

test('an optometrist is present in one store at a time, even with shifts and templates in two stores', () => {
  const day = fc.integer({ min: 0, max: 20 }).map((after) => plusDays('2026-11-23', after))
  const shift = fc.record({
    examiner: fc.constant(1),
    store: fc.constantFrom(101, 102),
    day,
    hours: fc.constantFrom<Hours>(['09:00', '12:00'], ['12:00', '16:00'], ['16:00', '20:00']),
  })
  const elsewhere = { ...template, store: 102, hours: [null, null, null, null, null, workday, null] }
  const unique = fc.uniqueArray(shift, { selector: (one) => `${one.day} ${one.hours[0]}`, maxLength: 8 })
  fc.assert(
    fc.property(unique, day, (shifts, on) => {
      const all = { ...plan, weeks: [template, elsewhere], shifts }
      const there = [101, 102].flatMap((number) => {
        const schedule = daySchedule({ ...store, store: number }, all, on)
        return schedule.examiners.flatMap(({ present }) => present)
      })
      const sorted = there.toSorted((a, b) => a.from - b.from)
      sorted.slice(1).forEach((span, at) => expect(span.from).toBeGreaterThanOrEqual(sorted[at]?.to ?? 0))
      expect(shiftsOn(all, 1, on).length).toBeGreaterThanOrEqual(weekdayOf(on) === 7 ? 0 : 1)
    }),
  )
})

test.each([
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2025-12-28', 52],
  ['2026-11-23', 48],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2021-01-03', 53],
  ['2026-03-29', 13],
  ['2026-10-26', 44],
])('%s lies in week %i', (day, week) => {
  expect(isoWeek(day)).toBe(week)
})
