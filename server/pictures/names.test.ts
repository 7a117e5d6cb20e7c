import { expect, test } from 'vitest'
import { readAddress } from './names.ts'

test.each([
  { path: '/kuvat/kuura-musta-285.webp', wanted: { name: 'kuura-musta', width: 285, format: 'webp' } },
  { path: '/kuvat/kuura-570.jpg', wanted: { name: 'kuura', width: 570, format: 'jpg' } },
  { path: '/kuvat/n%C3%A4k%C3%B6-1180.webp', wanted: { name: 'näkö', width: 1180, format: 'webp' } },
])('$path is read as the address of a picture', ({ path, wanted }) => {
  expect(readAddress(path)).toEqual(wanted)
})

test.each([
  '/kuvat/kuura-300.webp',
  '/kuvat/kuura-285.jpg',
  '/kuvat/kuura-285.png',
  '/kuvat/-285.webp',
  '/kuvat/..%2Fkeys-285.webp',
  '/kuvat/.keys-285.webp',
  '/kuvat/a%00-285.webp',
  '/kuvat/sub/kuura-285.webp',
])('%s is not read as the address of a picture', (path) => {
  expect(readAddress(path)).toBeUndefined()
})
