import { describe, expect, test } from 'vitest'
import type { Store } from '#contracts/stores.ts'
import { openState } from './open-state.ts'

const week: Store['hours'] = [
  ['10:00', '18:00'],
  ['10:00', '18:00'],
  ['10:00', '18:00'],
  ['10:00', '18:00'],
  ['10:00', '18:00'],
  ['10:00', '15:00'],
  null,
]

describe('the opening state of a store', () => {
  // Helsinki is two hours ahead of UTC in November. 2026-11-16 is a Monday.
  test.each([
    ['2026-11-16T05:00:00Z', 'open_today', false],
    ['2026-11-16T07:30:00Z', 'opening_soon', false],
    ['2026-11-16T08:00:00Z', 'open_today', true],
    ['2026-11-16T15:29:00Z', 'open_today', true],
    ['2026-11-16T15:30:00Z', 'closing_soon', true],
    ['2026-11-16T15:59:59Z', 'closing_soon', true],
    ['2026-11-16T16:00:00Z', 'closed_today', false],
    ['2026-11-21T13:00:00Z', 'closed_today', false],
    ['2026-11-22T10:00:00Z', 'closed_today', false],
  ])('at %s is %s', (instant, kind, isOpenNow) => {
    expect(openState({ hours: week, lunch: null }, new Date(instant))).toMatchObject({ kind, isOpenNow })
  })

  test.each([
    ['2026-11-16T09:45:00Z', 'closing_soon', true],
    ['2026-11-16T10:05:00Z', 'open_today', false],
    ['2026-11-16T10:30:00Z', 'opening_soon', false],
    ['2026-11-16T11:00:00Z', 'open_today', true],
  ])('with lunch from 12 to 13 at %s is %s', (instant, kind, isOpenNow) => {
    expect(openState({ hours: week, lunch: ['12:00', '13:00'] }, new Date(instant))).toMatchObject({ kind, isOpenNow })
  })

  test('gives the hours of the day in Helsinki, not in UTC', () => {
    // Sunday 22:30 in UTC is Monday 00:30 in Helsinki.
    expect(openState({ hours: week, lunch: null }, new Date('2026-11-15T22:30:00Z')).hours).toEqual(['10:00', '18:00'])
  })
})

describe('on the days when clocks are turned', () => {
  const daily: Store['hours'] = Array.from({ length: 7 }, () => ['02:00', '06:00'] as [string, string])

  test.each([
    // 29 March 2026: 03:00 becomes 04:00 at 01:00 UTC.
    ['2026-03-29T00:59:00Z', 'open_today', true],
    ['2026-03-29T01:00:00Z', 'open_today', true],
    ['2026-03-29T02:29:00Z', 'open_today', true],
    ['2026-03-29T02:30:00Z', 'closing_soon', true],
    ['2026-03-29T03:00:00Z', 'closed_today', false],
    // 25 October 2026: 04:00 becomes 03:00 at 01:00 UTC.
    ['2026-10-24T23:00:00Z', 'open_today', true],
    ['2026-10-25T03:29:00Z', 'open_today', true],
    ['2026-10-25T03:30:00Z', 'closing_soon', true],
    ['2026-10-25T04:00:00Z', 'closed_today', false],
  ])('%s is %s by the wall', (instant, kind, isOpenNow) => {
    expect(openState({ hours: daily, lunch: null }, new Date(instant))).toMatchObject({ kind, isOpenNow })
  })
})
