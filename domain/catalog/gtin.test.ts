import { expect, test } from 'vitest'
import { gtinOf } from './gtin.ts'

test.each([
  ['(01)09506000134352', '09506000134352'],
  ['(01)09506000134352(17)271231(10)A1', '09506000134352'],
  ['(01)09506000134353', undefined],
  ['09506000134352', undefined],
  ['(01)095060001343521', undefined],
  [null, undefined],
])('the GTIN in %s is read as %s', (udi, gtin) => expect(gtinOf(udi)).toBe(gtin))
