import { expect, test } from 'vitest'
import { lensFactFields, lensSeatFields } from './lens-fact-fields.ts'

type Validate = (value: unknown, options: object) => true | string

function answerOf(name: string, value: unknown): true | string {
  const field = [...lensSeatFields, ...lensFactFields].find((one) => 'name' in one && one.name === name)
  return (field as { validate: Validate }).validate(value, { req: { t: String } })
}

test.each([
  ['baseCurve', 8],
  ['pantoscopicTilt', -2],
  ['wrap', { from: -4, to: 3 }],
  ['wrap', null],
  ['blankDiameters', [65, 70, 75]],
  ['smallestFittingHeight', 18],
  ['minimumThickness', { center: 2.2, edge: 1 }],
])('the field %s takes %j', (name, value) => {
  expect(answerOf(name, value)).toBe(true)
})

test.each([
  ['baseCurve', 11],
  ['baseCurve', Number.NaN],
  ['pantoscopicTilt', 90],
  ['wrap', { from: 3, to: -4 }],
  ['wrap', { from: -4 }],
  ['wrap', { from: '−4,x', to: 3 }],
  ['wrap', { from: Number.NaN, to: 3 }],
  ['blankDiameters', []],
  ['blankDiameters', [70, 65]],
  ['blankDiameters', [65, 65]],
  ['blankDiameters', ['65,5']],
  ['smallestFittingHeight', 0],
  ['smallestFittingHeight', Number.POSITIVE_INFINITY],
  ['minimumThickness', { center: -1, edge: 1 }],
  ['minimumThickness', { center: 2 }],
])('the field %s refuses %j with a sentence', (name, value) => {
  expect(answerOf(name, value)).toMatch(/^Kirjoita .+\.$/)
})
