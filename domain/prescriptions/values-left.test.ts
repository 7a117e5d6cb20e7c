import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LensAxis, LensChoice, LensRegion } from '#contracts/contact-lenses.ts'
import type { LensParameters } from '#contracts/prescriptions.ts'
import { combinationsInside, isMade } from '#domain/catalog/lens-choice.ts'
import { valuesLeft } from './values-left.ts'

const toric: LensChoice = {
  axes: [
    { name: 'power', values: steps(-10, 9.75, 0.25) },
    { name: 'cylinder', values: [-0.75, -1.25, -1.75, -2.25] },
    { name: 'axis', values: steps(10, 180, 10) },
  ],
  exclusions: [
    { cylinder: [-2.25], axis: [30, 40, 50, 60, 120, 130, 140, 150] },
    { cylinder: [-2.25], power: { from: 0.25, to: 10 } },
    { power: { from: -10, to: -6.25 }, axis: [40, 50, 130, 140] },
  ],
  leadTimeDays: 9,
}

describe('the values that can still be chosen for a contact lens', () => {
  test('are all values that are made, before anything is chosen', () => {
    expect(valuesLeft(toric, {})).toEqual(Object.fromEntries(toric.axes.map(({ name, values }) => [name, values])))
  })

  test('are narrowed by what is chosen on the other axes', () => {
    const left = valuesLeft(toric, { cylinder: -2.25 })
    expect(left.axis).not.toContain(40)
    expect(Math.max(...(left.power as number[]))).toBe(0)
    expect(left.cylinder).toHaveLength(4)
  })

  test('are none on an axis whose every value is excluded', () => {
    expect(valuesLeft({ ...toric, exclusions: [{}] }, {}).power).toEqual([])
  })

  test('are those found by trying every combination', () => {
    fc.assert(
      fc.property(anyChoice(), fc.infiniteStream(fc.nat(9)), (choice, chance) => {
        const chosen: LensParameters = {}
        for (const { name, values } of choice.axes) {
          const at = chance.next().value as number
          if (at < 5) chosen[name] = values[at % values.length]!
        }
        expect(valuesLeft(choice, chosen)).toEqual(byTryingAll(choice, chosen))
      }),
    )
  })

  test('are found within 16 ms among 80 powers, 18 axes and 4 cylinders', () => {
    const start = performance.now()
    for (let turn = 0; turn < 20; turn += 1) valuesLeft(toric, { cylinder: -2.25, power: -5 })
    expect((performance.now() - start) / 20).toBeLessThan(16)
  })
})

function byTryingAll(choice: LensChoice, chosen: LensParameters) {
  const all = combinationsInside(choice, [{}])
  return Object.fromEntries(
    choice.axes.map(({ name, values }) => {
      const others = choice.axes.filter((axis) => axis.name !== name && chosen[axis.name] !== undefined)
      const fits = all.filter((one) => others.every((axis) => one[axis.name] === chosen[axis.name]))
      return [name, values.filter((value) => fits.some((one) => one[name] === value && isMade(choice, one)))]
    }),
  )
}

function anyChoice(): fc.Arbitrary<LensChoice> {
  const axes: LensAxis[] = [
    { name: 'power', values: [-2, -1, 0, 1] },
    { name: 'cylinder', values: [-1.25, -0.75] },
    { name: 'axis', values: [90, 180, 10] },
    { name: 'addition', values: ['Low', 'High'] },
  ]
  const part = (axis: LensAxis) => fc.option(fc.subarray(axis.values, { minLength: 1 }), { freq: 2, nil: undefined })
  const range = fc.constantFrom(undefined, { from: -2, to: 0 }, { from: 0, to: 1 })
  const region = fc.tuple(range, ...axes.slice(1).map(part), fc.boolean()).map((parts): LensRegion => {
    const named = axes.map(({ name }, index) => [name, parts[index]] as const)
    return Object.fromEntries(named.filter(([, bounds]) => bounds !== undefined)) as LensRegion
  })
  return fc.array(region, { maxLength: 6 }).map((exclusions) => ({ axes, exclusions, leadTimeDays: 5 }))
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}
