import { expect, test } from 'vitest'
import { behind } from './outdated.ts'

const report = (current: string, latest: string) => JSON.stringify({ a: { current, wanted: current, latest } })

test.each([
  ['1.4.2', '2.0.0'],
  ['1.4.2', '1.6.0'],
  ['9.14.0', '10.1.0'],
])('%s is reported as behind %s', (current, latest) => {
  expect(behind(report(current, latest))).toEqual([`a ${current} → ${latest}`])
})

test.each([
  report('1.4.2', '1.4.9'),
  report('1.4.2', '1.5.0'),
  report('3.2.0', '2.9.0'),
  '{"a":{"wanted":"1.0.0","latest":"9.0.0"}}',
  '',
])('%s is not reported as behind', (text) => {
  expect(behind(text)).toEqual(['No dependency is behind by more than a minor version.'])
})

test('a missing network is reported', () => {
  expect(behind('{"error":{"code":"ENOTFOUND"}}')).toEqual([expect.stringContaining('could not be asked')])
})
