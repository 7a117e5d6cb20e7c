import { expect, test } from 'vitest'
import { LensPackage } from '#contracts/catalog.ts'
import { needsPrescription } from './needs-prescription.ts'

test('lenses with power are ground by a prescription, lenses without are not, and nothing else is', () => {
  const kinds = LensPackage.shape.kind.options
  expect(kinds.filter(needsPrescription)).toEqual(['single-vision', 'progressive', 'work'])
  expect(needsPrescription(null)).toBe(false)
})
