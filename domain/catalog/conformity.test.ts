import { expect, test } from 'vitest'
import { conformityOf } from './conformity.ts'

test.each([
  ['kehykset', true, 'medical_device'],
  ['piilolinssit', true, 'medical_device'],
  ['piilolinssitarvikkeet', true, 'medical_device'],
  ['hiotut-linssit', true, 'medical_device'],
  ['aurinkolasit', true, 'protective_equipment'],
  ['urheilulasit', true, 'protective_equipment'],
  ['silmälasitarvikkeet', false, null],
])('goods of %s with a CE mark (%s) are %s', (category, ce, conformity) => {
  expect(conformityOf({ category, ce })).toBe(conformity)
})
