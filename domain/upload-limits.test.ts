import { expect, it } from 'vitest'
import { takesUploads } from './upload-limits.ts'

it.each([
  ['/kehykset/aurakivi/samppalinna/linssit', true],
  ['/tilaus/resepti/S1.a.b', true],
  [encodeURI('/omat-sivut/tehtäviä/reseptit/uusi'), true],
  [encodeURI('/omat-sivut/tehtäviä/reseptit/abc'), false],
  ['/omat-sivut/tilauksia/S12345674/rikkoutui', true],
  ['/api/prescription/upload', false],
  ['/checkout', false],
])('the upload of %s accepts a file: %s', (path, takes) => {
  expect(takesUploads(path)).toBe(takes)
})
