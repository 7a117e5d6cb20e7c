import { expect, test } from 'vitest'
import { deadPaths, nearestPath, pathsWith } from './dead-paths.ts'

const known = {
  paths: new Set(['/takuut', '/ääni', '/kehykset']),
  leadsToGoods: (path: string) => path === '/kehykset/merkki/malli',
}

test.each([
  ['/takuut', false],
  ['/takuut/?x=1#alku', false],
  ['/%C3%A4%C3%A4ni', false],
  ['/', false],
  ['/checkout', false],
  ['/ajanvaraus-mehiläinen/aika', false],
  ['/kehykset/merkki/malli', false],
  ['https://kauppa.example/poistettu', false],
  ['mailto:a@kauppa.example', false],
  ['/kehykset/merkki/poistettu', true],
  ['/omat-sivut/tilauksia', false],
  ['/omat-sivut/tilaukset', true],
  ['/viestit/peru/abc', false],
  ['/poistettu', true],
  ['/takuut/poistettu', true],
])('%s is a dead link: %s', (address, isDead) => expect(deadPaths([address], known)).toHaveLength(isDead ? 1 : 0))

test.each([
  ['/takut', '/takuut'],
  ['/Kehyket', '/kehykset'],
  ['/aani#alku', '/ääni'],
  ['/omat-sivut/tilaukset', '/omat-sivut/tilauksia'],
  ['/ajanvaraus', '/ajanvaraus-mehiläinen'],
  ['/xyz', null],
])('the dead path %s gets the suggestion %s', (address, matched) => {
  const paths = new Set([...known.paths, '/ajanvaraus-mehiläinen'])
  expect(nearestPath(address, { ...known, paths })).toBe(matched)
})

test.each([
  ['/ajan', ['/ajanvaraus-mehiläinen']],
  ['nakö', ['/näkö', '/silmät/näkökyky']],
  ['/ei-mikaan', []],
])('the letters %j get the suggestions %j', (letters, expected) => {
  const offered = pathsWith(letters, {
    paths: new Set(['/näkö', '/silmät/näkökyky', '/ajanvaraus-mehiläinen']),
  })
  expect(offered.filter((path) => !path.startsWith('/omat-sivut'))).toEqual(expect.arrayContaining(expected))
  if (expected.length === 0) expect(offered).toEqual([])
  else expect(offered[0]).toBe(expected[0])
})
