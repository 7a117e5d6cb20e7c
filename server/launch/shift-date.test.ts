import { expect, test } from 'vitest'

// Tests run on a day ahead of the machine's, which `shift-clock.mjs` has set before this file was loaded.
test('dates of a test run are ahead by one and the same time, however they are made', () => {
  const now = Date.now()
  expect(Math.abs(new Date().getTime() - now)).toBeLessThan(1_000)
  expect(Math.abs(Date.parse(Date()) - now)).toBeLessThan(2_000)
  expect(Math.abs(performance.timeOrigin + performance.now() - now)).toBeLessThan(2_000)
  expect(Number(process.env.CLOCK_AHEAD_MS)).toBeGreaterThan(0)
})

test('a date of a test run is a Date, and one that is named stays as it is', () => {
  const named = new Date('2031-09-10T10:00:00Z')
  expect([named instanceof Date, named.constructor === Date]).toEqual([true, true])
  expect(named.toISOString()).toBe('2031-09-10T10:00:00.000Z')
})
