import { expect, test } from 'vitest'
import { withoutUnknown } from './known-parameters.ts'

test.each([
  { path: '/search', search: '?q=kuura&s=articles' },
  { path: '/kehykset', search: '?brand=kuura&brand=utu&price-max=200&page=2' },
  { path: '/silm%C3%A4lasitarvikkeet/kotelot', search: '?order=hinta' },
  { path: '/ota-yhteytt%C3%A4', search: '?utm_source=kirje&gclid=1&previewCart=1' },
  { path: '/checkout/paluu', search: '?checkout-transaction-id=1&checkout-status=ok&signature=abc' },
  { path: '/ostoskori', search: '?notice=price-abc&previewCart=1' },
  { path: '/checkout', search: '?notice=canceled' },
  { path: '/kehykset/aurakivi/halinen/linssit', search: '?size=50001' },
  { path: '/', search: '' },
])('$path$search is left as it is', ({ path, search }) => {
  expect(withoutUnknown(path, search)).toBeUndefined()
})

test.each([
  { path: '/kehykset', search: '?x=1', left: '' },
  { path: '/kehykset', search: '?x=1&page=2&y', left: '?page=2' },
  { path: '/search', search: '?size=1&q=a%20b', left: '?q=a%20b' },
  { path: '/kehykset/aurakivi/halinen', search: '?size=50001', left: '' },
  { path: '/kehykset', search: '?', left: '' },
  { path: '/kehykset', search: '?notice=x1', left: '' },
  { path: '/kehykset', search: '?checkout-status=ok', left: '' },
  { path: '/kehykset', search: '?%E0%A4%A=1', left: '' },
])('of $path$search "$left" is left', ({ path, search, left }) => {
  expect(withoutUnknown(path, search)).toBe(left)
})
