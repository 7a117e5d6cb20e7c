import { describe, expect, test } from 'vitest'
import type { LensChoice } from '#contracts/contact-lenses.ts'
import { cheapestLenses, combinationKey, combinationsInside, isMade } from './lens-choice.ts'

const toric: LensChoice = {
  axes: [
    { name: 'power', values: [-0.5, -0.25, 0, 0.25] },
    { name: 'baseCurve', values: [8.6] },
    { name: 'cylinder', values: [-0.75, -1.25] },
    { name: 'axis', values: [90, 180] },
  ],
  exclusions: [{ power: { from: 0.25, to: 6 }, cylinder: [-1.25] }],
  leadTimeDays: 5,
}

describe('a combination of lens parameters', () => {
  test.each([
    [{ power: -0.5, baseCurve: 8.6, cylinder: -1.25, axis: 90 }, true],
    [{ power: -0, baseCurve: 8.6, cylinder: -0.75, axis: 180 }, true],
    [{ power: 0.25, baseCurve: 8.6, cylinder: -1.25, axis: 90 }, false],
    [{ power: 0.25, baseCurve: 8.6, cylinder: -0.75, axis: 90 }, true],
    [{ power: -0.3, baseCurve: 8.6, cylinder: -0.75, axis: 90 }, false],
    [{ power: -0.5, baseCurve: 8.6, cylinder: -0.75 }, false],
    [{ power: -0.5, baseCurve: 8.6, cylinder: -0.75, axis: 90, addition: 1 }, false],
    [{}, false],
  ])('%j is made: %s', (parameters, made) => {
    expect(isMade(toric, parameters)).toBe(made)
  })

  test('has one key, whatever order its values are written in', () => {
    const key = 'power=0 baseCurve=8.6 cylinder=-0.75 axis=90'
    expect(combinationKey({ axis: 90, cylinder: -0.75, power: -0, baseCurve: 8.6 })).toBe(key)
    expect(combinationKey({ power: 0, baseCurve: 8.6, cylinder: -0.75, axis: 90 })).toBe(key)
  })

  test('is stocked only if it lies inside a stocked region and is made', () => {
    const combinations = combinationsInside(toric, [{ power: { from: 0, to: 0.25 }, axis: [180] }])
    expect(combinations).toEqual([
      { power: 0, baseCurve: 8.6, cylinder: -0.75, axis: 180 },
      { power: 0, baseCurve: 8.6, cylinder: -1.25, axis: 180 },
      { power: 0.25, baseCurve: 8.6, cylinder: -0.75, axis: 180 },
    ])
  })
})

const plano = { kind: 'non-prescription', amount: 4900 } as const
const distance = { kind: 'single-vision', amount: 8900 } as const
const progressive = { kind: 'progressive', amount: 44_900 } as const

test.each([
  [[plano, distance, progressive], 8900],
  [[progressive, distance], 8900],
  [[plano], null],
  [[], null],
])('lenses with powers among %j cost %s at least', (packages, amount) => {
  expect(cheapestLenses(packages)).toBe(amount)
})
