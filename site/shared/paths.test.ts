import { expect, test } from 'vitest'
import { localPath } from './paths.ts'

test.each([
  ['/checkout', '/checkout'],
  ['/omat-sivut/tehtäviä?notice=saved', '/omat-sivut/tehtäviä?notice=saved'],
  [null, '/omat-sivut'],
  ['', '/omat-sivut'],
  ['//paha.example', '/omat-sivut'],
  ['/\\paha.example', '/omat-sivut'],
  ['/a\\..\\b', '/omat-sivut'],
  ['https://paha.example', '/omat-sivut'],
  ['/a\r\nSet-Cookie: b=c', '/omat-sivut'],
])('the requested path %j leads to %s', (asked, path) => {
  expect(localPath(asked, '/omat-sivut')).toBe(path)
})
