import { expect, test } from 'vitest'
import { normalizedPath } from './normalized-path.ts'

const query = ['color', 'page', /^checkout-[a-z-]+$/]

test.each([
  '/',
  '/kehykset?color=black&color=red&page=2',
  '/silm%C3%A4lasitarvikkeet/kotelot?page=2',
  '/ota-yhteytt%C3%A4?utm_source=kirje&gclid=1&previewCart=1',
  '/checkout/paluu?checkout-transaction-id=1&checkout-status=ok',
])('%s is already normalized', (address) => {
  expect(normalizedPath(at(address), query)).toBeUndefined()
})

test.each([
  ['/kehykset/', '/kehykset'],
  ['/kehykset/aurakivi//?x=1', '/kehykset/aurakivi'],
  ['/kehykset?x=1&page=2&y', '/kehykset?page=2'],
  ['/kehykset?%E0%A4%A=1', '/kehykset'],
  ['/search?koko=1&color=a%20b', '/search?color=a%20b'],
])('%s is normalized to %s', (address, plain) => {
  expect(normalizedPath(at(address), query)).toBe(plain)
})

test('a page that allows any query keeps all names', () => {
  expect(normalizedPath(at('/a?x=1'), 'any')).toBeUndefined()
  expect(normalizedPath(at('/a/?x=1'), 'any')).toBe('/a?x=1')
})

function at(address: string): URL {
  return new URL(address, 'http://shop')
}
