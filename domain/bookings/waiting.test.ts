import { describe, expect, test } from 'vitest'
import { fittingTime, offerEnd, suits, waitingProblem, type Waiting } from './waiting.ts'

/** A Tuesday. */
const day = '2026-11-24'
const exam = { minutes: 30, ageGroups: ['18_75' as const] }
const freed = { day, from: 600, to: 630 }
const slots = (...times: string[]) => times.map((time) => ({ time, examiners: [1] }))

const someone = (differences: Partial<Waiting> = {}): Waiting => ({
  until: '2026-12-31',
  weekdays: [],
  part: 'any',
  birthDate: '1985-05-17',
  offered: [],
  ...differences,
})

describe('matching a free time with a waiting customer’s wishes', () => {
  test.each([
    ['any day', {}, '10:00', true],
    ['the last day of the wish', { until: day }, '10:00', true],
    ['a day after the last one of the wish', { until: '2026-11-23' }, '10:00', false],
    ['a wished day of the week', { weekdays: [1, 2] }, '10:00', true],
    ['another day of the week', { weekdays: [1, 3] }, '10:00', false],
    ['a morning', { part: 'morning' as const }, '11:45', true],
    ['noon, which is no morning', { part: 'morning' as const }, '12:00', false],
    ['noon, which is an afternoon', { part: 'afternoon' as const }, '12:00', true],
    ['a morning in place of an afternoon', { part: 'afternoon' as const }, '11:45', false],
  ])('the time is matched or refused: %s', (_, wish, time, isSuited) => {
    expect(suits(someone(wish), { day, time })).toBe(isSuited)
  })
})

describe('the first time of a freed stretch', () => {
  test('overlaps that stretch', () => {
    expect(fittingTime(freed, slots('09:30', '10:00', '10:15'), exam, someone())?.time).toBe('10:00')
    expect(fittingTime(freed, slots('09:45', '10:00'), exam, someone())?.time).toBe('09:45')
    expect(fittingTime(freed, slots('09:30', '10:30'), exam, someone())).toBeUndefined()
  })

  test('belongs to the age group that the customer has on that day', () => {
    const groups = { ...exam, ageGroups: ['1_17' as const, '18_75' as const] }
    const turnsAdult = someone({ birthDate: '2008-11-24' })
    expect(fittingTime(freed, slots('10:00'), groups, turnsAdult)?.ageGroup).toBe('18_75')
    expect(fittingTime({ ...freed, day: '2026-11-23' }, slots('10:00'), groups, turnsAdult)?.ageGroup).toBe('1_17')
    expect(fittingTime(freed, slots('10:00'), { ...exam, ageGroups: ['over_76'] }, turnsAdult)).toBeUndefined()
  })

  test('does not overlap a time that the customer was already offered that day', () => {
    const asked = someone({ offered: [{ day, time: '10:00', minutes: 30 }] })
    expect(fittingTime(freed, slots('09:45', '10:15'), exam, asked)).toBeUndefined()
    expect(fittingTime({ ...freed, to: 660 }, slots('10:15', '10:30'), exam, asked)?.time).toBe('10:30')
    expect(fittingTime({ ...freed, day: '2026-11-25' }, slots('10:00'), exam, asked)?.time).toBe('10:00')
  })
})

describe('the end of an offer', () => {
  test.each([
    ['an offer ends an hour after it is made', '2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z'],
    ['an offer made by night ends an hour after eight', '2026-11-23T22:30:00.000Z', '2026-11-24T07:00:00.000Z'],
    ['an offer ends an hour before the visit at the latest', '2026-11-24T06:00:00.000Z', '2026-11-24T07:00:00.000Z'],
    ['no offer is made within two hours of the visit', '2026-11-24T06:00:01.000Z', null],
  ])('%s', (_, now, end) => {
    expect(offerEnd(new Date(now), { day, time: '10:00' })).toBe(end)
  })
})

test.each([
  ['2026-11-23', 'booking.time_past'],
  ['2026-11-24', null],
  ['2027-11-25', null],
  ['2027-11-26', 'booking.too_far'],
])('a waiting entry with the last day %s has the problem %s', (until, problem) => {
  expect(waitingProblem(until, day)).toBe(problem)
})
