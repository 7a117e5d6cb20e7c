import { expect, test } from 'vitest'
import { isBusinessId } from './is-business-id.ts'

test.each(['1234567-1', '0112038-9', '2446347-2', '2873989-4', '0000000-0'])('%s is a business ID', (text) => {
  expect(isBusinessId(text)).toBe(true)
})

test.each([
  '',
  '1234567-2',
  '0112038-8',
  '2446374-2',
  '12345671',
  '123456-7',
  ' 1234567-1',
  'FI12345671',
  '１234567-1',
])('%j is not a business ID', (text) => {
  expect(isBusinessId(text)).toBe(false)
})

test('at most one of the ten check digits is valid, and none where it would be 10', () => {
  const fitting = (digits: string) => Array.from({ length: 10 }, (_, check) => isBusinessId(`${digits}-${check}`))
  expect(fitting('1234567').filter(Boolean)).toHaveLength(1)
  expect(fitting('0000006').filter(Boolean)).toHaveLength(0)
})
