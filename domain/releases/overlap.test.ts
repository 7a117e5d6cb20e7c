import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlapping, type Reach } from './overlap.ts'

const day = (number: number) => new Date(Date.parse('2026-12-01T06:00:00Z') + number * 86_400_000).toISOString()
const reach = (from: number, to: number | null, touches = ['menus']): Reach => ({
  name: 'Joulu',
  goesLiveAt: day(from),
  comesBackAt: to === null ? null : day(to),
  touches,
})

test.each([
  [reach(0, 5), reach(4, 8), true],
  [reach(0, 5), reach(5, 8), false],
  [reach(0, 5), reach(2, null), true],
  [reach(0, null), reach(2, 4), false],
  [reach(0, null), reach(0, null), true],
  [reach(0, null), reach(0, 4), true],
  [reach(0, 5), reach(5, null), false],
  [reach(0, 5), reach(1, 3, ['page 1']), false],
])('%o and %o overlap: %s', (one, other, meets) => {
  expect(overlapping(one, [other]) !== undefined).toBe(meets)
  expect(overlapping(other, [one]) !== undefined).toBe(meets)
})

test('two releases overlap if and only if both are live at some instant, and the same both ways', () => {
  const spans = fc.record({ from: fc.nat(20), days: fc.integer({ min: 1, max: 10 }) })
  fc.assert(
    fc.property(spans, spans, (a, b) => {
      const both = Array.from({ length: 31 }, (_, at) => at).some(
        (at) => at >= a.from && at < a.from + a.days && at >= b.from && at < b.from + b.days,
      )
      const [one, other] = [reach(a.from, a.from + a.days), reach(b.from, b.from + b.days)]
      expect(overlapping(one, [other]) !== undefined).toBe(both)
      expect(overlapping(other, [one]) !== undefined).toBe(both)
    }),
  )
})
