import { expect, test } from 'vitest'
import { repeatsLensColor } from './lens-color-once.ts'

test.each([
  ['one gray pair', [lens('gray')], false],
  ['two gray pairs in one row', [lens('gray', { quantity: 2 })], true],
  ['gray pairs in two rows', [lens('gray'), lens('gray')], true],
  ['gray and brown', [lens('gray'), lens('brown')], false],
  ['gray for two frames', [lens('gray'), lens('gray', { parentSkuID: 2 })], false],
  ['clear lenses', [lens(undefined, { quantity: 3 }), lens(undefined)], false],
  ['rows that are no lenses', [lens('gray', { parentSkuID: null, quantity: 5 })], false],
])('%s repeat a lens color: %s', (_, lines, repeats) => {
  expect(repeatsLensColor(lines)).toBe(repeats)
})

function lens(tint: string | undefined, differences: { parentSkuID?: number | null; quantity?: number } = {}) {
  const lensConfiguration = tint === undefined ? null : { tint }
  return { parentSkuID: 1, prescriptionGlasses: null, lensConfiguration, quantity: 1, ...differences }
}
