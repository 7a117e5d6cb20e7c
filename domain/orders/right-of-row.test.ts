import { expect, test } from 'vitest'
import { rightOfRow } from './right-of-row.ts'

test.each([
  ['a frame', { isMadeToMeasure: false, isSealed: false }, 'full'],
  ['lenses ground by a prescription', { isMadeToMeasure: true, isSealed: false }, 'none'],
  ['a bottle or a box of contact lenses', { isMadeToMeasure: false, isSealed: true }, 'sealed'],
  ['sealed goods made to measure', { isMadeToMeasure: true, isSealed: true }, 'none'],
])('the right to return follows from the goods: %s', (_, row, right) => {
  expect(rightOfRow(row)).toBe(right)
})
