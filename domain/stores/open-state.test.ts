import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hours, Store } from '#contracts/stores.ts'
import { openState } from './open-state.ts'
import { timeOf } from './time-of-day.ts'

const day: Hours = ['10:00', '18:00']
const week: Store['hours'] = [day, day, day, day, day, ['10:00', '15:00'], null]
const noLunch: Store['lunch'] = [null, null, null, null, null, null, null]
const store = { hours: week, lunch: noLunch, deviatingDays: [] }

// Helsinki is two hours ahead of UTC in November. 2026-11-16 is a Monday.
describe('the opening state of a store', () => {
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
  ])('is at %s %s', (instant, kind, isOpenNow) => {
    expect(openState(store, new Date(instant))).toMatchObject({ kind, isOpenNow })
  })

  test.each([
    ['2026-11-16T09:45:00Z', 'closing_soon', '12:00', null],
    ['2026-11-16T10:05:00Z', 'open_today', null, '13:00'],
    ['2026-11-16T10:30:00Z', 'opening_soon', null, '13:00'],
    ['2026-11-16T11:00:00Z', 'open_today', '18:00', null],
    // On Tuesday there is no lunch break.
    ['2026-11-17T10:05:00Z', 'open_today', '18:00', null],
  ])('is, with lunch on Mondays from 12 to 13, at %s %s', (instant, kind, closesAt, opensAt) => {
    const lunch: Store['lunch'] = [['12:00', '13:00'], ...noLunch.slice(1)]
    const state = openState({ ...store, lunch }, new Date(instant))
    expect({ kind: state.kind, closesAt: state.closesAt, opensAt: state.opensAt?.time ?? null }).toEqual({
      kind,
      closesAt,
      opensAt,
    })
  })

  test.each([
    ['on a Monday evening', '2026-11-16T16:00:00Z', { day: '2026-11-17', time: '10:00' }],
    ['over the weekend', '2026-11-21T14:00:00Z', { day: '2026-11-23', time: '10:00' }],
    ['on Sunday in UTC, which is Monday in Helsinki', '2026-11-15T22:30:00Z', { day: '2026-11-16', time: '10:00' }],
  ])('includes the next opening, %s', (_, instant, opensAt) => {
    expect(openState(store, new Date(instant)).opensAt).toEqual(opensAt)
  })

  test('has no next opening for a store without hours', () => {
    const closed = { ...store, hours: noLunch }
    expect(openState(closed, new Date('2026-11-16T10:00:00Z'))).toMatchObject({ kind: 'closed_today', opensAt: null })
  })
})

describe('the opening state on deviating days', () => {
  const christmas = {
    ...store,
    lunch: noLunch.map((): Hours => ['12:00', '13:00']),
    deviatingDays: [
      { day: '2026-12-24', hours: ['09:00', '13:00'] as Hours, reason: 'Jouluaatto' },
      { day: '2026-12-25', hours: null, reason: 'Joulupäivä' },
      { day: '2026-12-27', hours: ['12:00', '16:00'] as Hours, reason: 'Joulumyynti' },
    ],
  }
  test.each([
    // Thursday: open at lunch, closed in the afternoon.
    ['2026-12-24T10:15:00Z', 'open_today', true, null],
    ['2026-12-24T11:00:00Z', 'closed_today', false, '2026-12-26'],
    ['2026-12-25T10:15:00Z', 'closed_today', false, '2026-12-26'],
    // Sunday, on which the store is closed otherwise.
    ['2026-12-27T12:00:00Z', 'open_today', true, null],
  ])('is at %s %s', (instant, kind, isOpenNow, opensOn) => {
    const state = openState(christmas, new Date(instant))
    expect({ kind: state.kind, isOpenNow: state.isOpenNow, opensOn: state.opensAt?.day ?? null }).toEqual({
      kind,
      isOpenNow,
      opensOn,
    })
  })
})

describe('the opening state on the days when clocks change', () => {
  const nightly = { ...store, hours: Array.from({ length: 7 }, (): Hours => ['02:00', '06:00']) }

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
  ])('is at %s %s by local time', (instant, kind, isOpenNow) => {
    expect(openState(nightly, new Date(instant))).toMatchObject({ kind, isOpenNow })
  })
})

test('an opening state is valid until the moment that it names', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const hours = fc
    .tuple(minute, minute)
    .filter(([from, to]) => from < to)
    .map((both): Hours => [timeOf(both[0]), timeOf(both[1])])
  const someWeek = fc.array(fc.option(hours), { minLength: 7, maxLength: 7 })
  // From the last days of winter time to beyond those of summer time.
  const instants = fc.date({ min: new Date('2026-03-20'), max: new Date('2026-11-02'), noInvalidDate: true })
  fc.assert(
    fc.property(
      someWeek,
      someWeek,
      instants,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (open, lunch, instant, part) => {
        const some = { hours: open, lunch, deviatingDays: [] }
        const state = openState(some, instant)
        const left = Date.parse(state.validUntil) - instant.getTime()
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThanOrEqual(25 * 3_600_000)
        const between = new Date(instant.getTime() + Math.floor(left * part * 0.999))
        expect({ ...openState(some, between), validUntil: '' }).toEqual({ ...state, validUntil: '' })
      },
    ),
    { numRuns: 400 },
  )
})
