import { expect, test } from 'vitest'
import { conformityOf } from './conformity.ts'

test.each([
  ['frames', true, 'medical_device'],
  ['contact_lenses', true, 'medical_device'],
  ['lens_accessories', true, 'medical_device'],
  ['ground_lenses', true, 'medical_device'],
  ['sunglasses', true, 'protective_equipment'],
  ['sports_glasses', true, 'protective_equipment'],
  ['glasses_accessories', false, null],
])('goods of %s with a CE mark (%s) are %s', (category, ce, conformity) => {
  expect(conformityOf({ category, ce })).toBe(conformity)
})
