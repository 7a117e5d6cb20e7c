import { expect, test } from 'vitest'
import { repeatsLensColor } from './lens-color-once.ts'

test.each([
  ['one gray pair', [lens('gray')], false],
  ['two gray pairs in one row', [lens('gray', { quantity: 2 })], true],
  ['gray pairs in two rows', [lens('gray'), lens('gray')], true],
  ['gray pairs of two degrees', [lens('gray'), lens('gray', { degree: 15 })], true],
  ['gray and brown', [lens('gray'), lens('brown')], false],
  ['gray for two frames', [lens('gray'), lens('gray', { parentSkuID: 2 })], false],
  ['clear lenses', [lens(undefined, { quantity: 3 }), lens(undefined)], false],
  ['rows that are no lenses', [lens('gray', { parentSkuID: null, quantity: 5 })], false],
])('the rows repeat a lens color, %s: %s', (_, lines, repeats) => {
  expect(repeatsLensColor(lines)).toBe(repeats)
})

interface Differences {
  parentSkuID?: number | null
  quantity?: number
  degree?: number
}

function lens(color: string | undefined, differences: Differences = {}) {
  const { degree = 80, ...rest } = differences
  const lensConfiguration = color === undefined ? null : { tint: { color, degree } }
  return { parentSkuID: 1, prescriptionGlasses: null, lensConfiguration, quantity: 1, ...rest }
}
