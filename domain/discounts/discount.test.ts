import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { type Discount, discountOn, normalizedCode, problemWithDiscount } from './discount.ts'

const today = '2026-11-21'

describe('a discount code', () => {
  test.each([
    [{ kind: 'percent', value: 10 }, 9990, 999],
    [{ kind: 'percent', value: 15 }, 1990, 299],
    [{ kind: 'percent', value: 100 }, 1990, 1990],
    [{ kind: 'amount', value: 2000 }, 9990, 2000],
    [{ kind: 'amount', value: 2000 }, 1500, 1500],
    [{ kind: 'percent', value: 10, minimum: 5000 }, 5000, 500],
    [{ kind: 'percent', value: 10, startsOn: today, endsOn: today }, 1000, 100],
    [{ kind: 'percent', value: 10, usesLeft: 1 }, 1000, 100],
  ] as const)('reduces, with %j, goods of %d cents by %d', (differences, goods, off) => {
    expect(problemWithDiscount(goods, code(differences), today)).toBeNull()
    expect(discountOn(goods, code(differences))).toBe(off)
  })

  test.each([
    [{ startsOn: '2026-11-22' }, 'discount.not_yet_valid', {}],
    [{ endsOn: '2026-11-20' }, 'discount.expired', {}],
    [{ usesLeft: 0 }, 'discount.used_up', {}],
    [{ minimum: 10_001 }, 'discount.below_minimum', { min: '100,01\u00a0€' }],
  ] as const)('is refused, with %j, as %s', (differences, refusal, details) => {
    expect(problemWithDiscount(10_000, code(differences), today)).toEqual(new Refusal(refusal, details))
  })

  test('never takes off more than the goods cost or less than zero', () => {
    const anyCode = fc.record({
      kind: fc.constantFrom('percent', 'amount'),
      value: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(fc.nat(100_000_000), anyCode, (goods, differences) => {
        const off = discountOn(goods, code(differences as Partial<Discount>))
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(goods)
        expect(Number.isInteger(off)).toBe(true)
      }),
    )
  })
})

function code(differences: Partial<Discount>): Discount {
  const usual = { code: 'SYKSY', kind: 'percent' as const, value: 10, minimum: 0, usesLeft: null }
  return { ...usual, startsOn: '2026-11-01', endsOn: '2026-11-30', ...differences }
}

test.each([
  ['syksy10', 'SYKSY10'],
  [' Syksy 10 ', 'SYKSY10'],
  ['\u200bSyksy10.', 'SYKSY10'],
  ['kesä', 'KESÄ'],
  ['kesa\u0308', 'KESÄ'],
  ['   ', ''],
])('the typed code %j is read as %j', (typed, code) => {
  expect(normalizedCode(typed)).toBe(code)
})
