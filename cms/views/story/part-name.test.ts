import { expect, test } from 'vitest'
import { partName } from './part-name.ts'

test.each([
  ['62219167-2027-04', '04/2027'],
  ['2027-04', '04/2027'],
  ['70737432-2', 'Toimitus 2'],
  ['delivery-12', 'Toimitus 12'],
  ['2027-04-15', ''],
  ['', ''],
])('the part %j of an order or invoice is named %j', (of, name) => expect(partName(of)).toBe(name))
