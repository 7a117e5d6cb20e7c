import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderState } from '#contracts/orders.ts'
import { awaitsFitting, daysFromFitting, fittableFrom, nextFittingLetter } from './fitting.ts'

const lenses = { ref: 'lenses', needsFitting: true }
const frame = { ref: 'frame', needsFitting: false }

describe('an order', () => {
  test.each<[OrderState, string[], object[], boolean]>([
    ['pending', [], [frame, lenses], true],
    ['pending', ['fitted'], [frame, lenses], false],
    ['pending', [], [frame], false],
    ['pending', [], [{ ref: 'of an old order' }], false],
    ['confirmed', [], [frame, lenses], false],
    ['canceled', [], [frame, lenses], false],
  ])(
    'that is %s with the events %j and the waiting lines %j awaits its fitting: %s',
    (state, events, lines, awaits) => {
      expect(awaitsFitting({ state, timeline: events.map((what) => ({ what })) }, lines)).toBe(awaits)
    },
  )

  test('is ready so many working days after its fitting as its slowest line takes', () => {
    expect(daysFromFitting([{ leadTimeDays: 1 }, { leadTimeDays: 10 }])).toBe(10)
  })
})

test.each([
  ['2026-11-29', '2026-12-01'],
  ['2026-12-01', '2026-12-06'],
  ['2026-12-06', '2026-12-13'],
  ['2027-01-01', '2027-01-03'],
])('the buyer of 29 November is asked again, seen from %s, on %s', (today, day) => {
  expect(nextFittingLetter('2026-11-29', today)).toBe(day)
})

test('a letter is always ahead, and a week away at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (days) => {
      const today = new Date(Date.UTC(2026, 10, 29 + days)).toISOString().slice(0, 10)
      const next = nextFittingLetter('2026-11-29', today)
      const away = (Date.parse(next) - Date.parse(today)) / 86_400_000
      expect(away).toBeGreaterThan(0)
      expect(away).toBeLessThanOrEqual(7)
    }),
  )
})

test.each([
  ['2026-11-27', '2026-11-27', '2026-12-02'],
  ['2026-11-30', '2026-12-01', '2026-12-03'],
  ['2026-11-30', '2026-12-09', '2026-12-09'],
])('the frame of an order of %s can be fitted, seen from %s, from %s on', (ordered, today, from) => {
  expect(fittableFrom(ordered, today)).toBe(from)
})
