import fc from 'fast-check'
import { expect, test } from 'vitest'
import { existsInHelsinki, helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { comesBackTooEarly, momentProblem } from './moment-problem.ts'

const NOW = '2026-11-22T12:00:00.000Z'

test.each([
  ['2026-12-01T06:00:00.000Z', undefined],
  ['2028-11-22T12:00:00.000Z', undefined],
  ['2028-11-22T12:00:01.000Z', 'release.moment_too_far'],
  [NOW, 'release.moment_past'],
  ['2026-03-29T03:30', 'release.moment_skipped'],
  ['huomenna', 'release.moment_unclear'],
  ['2026-13-40T03:30:00Z', 'release.moment_unclear'],
])('the moment %s has the problem %s', (moment, problem) => {
  expect(momentProblem(moment, NOW)).toBe(problem)
})

test.each([
  ['2026-11-22T12:00:00.001Z', false],
  [NOW, true],
  [new Date('2026-11-22T11:00:00.000Z'), true],
  ['huomenna', false],
  ['', false],
  [null, false],
])('a release that begins at noon and ends at %s ends too early: %s', (back, isTooEarly) => {
  expect(comesBackTooEarly(NOW, back)).toBe(isTooEarly)
  expect(comesBackTooEarly('', back)).toBe(false)
})

test('only the minutes of the skipped hour do not exist on the days when clocks change', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const days = fc.constantFrom('2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29', '2027-06-01')
  const two = (figure: number) => String(figure).padStart(2, '0')
  fc.assert(
    fc.property(days, minutes, (day, minute) => {
      const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
      const isSkipped = day.includes('-03-') && time.startsWith('03')
      expect(existsInHelsinki(day, time)).toBe(!isSkipped)
      const moment = isSkipped ? `${day}T${time}` : helsinkiInstant(day, time)
      expect(momentProblem(moment, NOW)).toBe(isSkipped ? 'release.moment_skipped' : undefined)
    }),
  )
})
