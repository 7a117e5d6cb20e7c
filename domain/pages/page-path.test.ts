import { expect, test } from 'vitest'
import { normalizedPagePath, pathProblem } from './page-path.ts'

test.each([
  ['Ota yhteyttä', '/ota yhteyttä'],
  [' /Takuut/ ', '/takuut'],
  ['a\u0308a\u0308ni', '/ääni'],
  ['/', '/'],
  ['silmäterveys//kuivat', '/silmäterveys//kuivat'],
])('the typed path %j is stored as %j', (typed, stored) => expect(normalizedPagePath(typed)).toBe(stored))

test.each([
  ['/takuut', 'fi', undefined],
  ['/silmäterveys/kuivat-silmät', 'fi', undefined],
  ['/sv/kontakt', 'sv', undefined],
  ['/', 'fi', undefined],
  ['/ota yhteyttä', 'fi', 'malformed'],
  ['/silmäterveys//kuivat', 'fi', 'malformed'],
  ['/a\u0308', 'fi', 'malformed'],
  [`/${'a'.repeat(300)}`, 'fi', 'malformed'],
  ['/checkout/oma', 'fi', 'reserved'],
  ['/admin', 'fi', 'reserved'],
  ['/löydä-myymälä', 'fi', undefined],
  ['/löydä-myymälä/oulu', 'fi', 'reserved'],
  ['/ajanvaraus-mehiläinen', 'fi', undefined],
  ['/ajanvaraus-mehiläinen/oma', 'fi', 'reserved'],
  ['/kontakt', 'sv', 'wrong_language'],
  ['/sv/yhteys', 'fi', 'wrong_language'],
] as const)('%j of a %s page has: %s', (path, language, problem) => expect(pathProblem(path, language)).toBe(problem))
