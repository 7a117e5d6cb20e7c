import { expect, test } from 'vitest'
import { drawingsOf, frameDesign } from './measures.ts'

const measures = { lensWidth: 60, noseBridge: 14, lensHeight: 50, templeLength: 130, totalWidth: 143 }
const form = { shape: 'wrap', rim: 'full', material: 'tr90', rimWidth: 2.5, isShield: false } as const

test.each([
  [false, 2],
  [true, 1],
])('a front that is a shield (%s) has %i drawn lenses', (isShield, panes) => {
  const design = frameDesign({ form: { ...form, isShield } }, measures)
  const { lenses = '' } = design ? drawingsOf(design).front.paths : {}
  expect(lenses.match(/M/g)).toHaveLength(panes)
})

test('articles other than frames, and sizes without measures, have no drawing', () => {
  expect(frameDesign({ form: null }, measures)).toBeUndefined()
  expect(frameDesign({ form }, null)).toBeUndefined()
})
