import { expect, test } from 'vitest'
import { deadPaths } from './dead-paths.ts'

const known = { paths: new Set(['/takuut', '/ääni']), categories: new Set(['kehykset']) }

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
  ['/poistettu', true],
  ['/takuut/poistettu', true],
])('%s is dead: %s', (address, isDead) => expect(deadPaths([address], known)).toHaveLength(isDead ? 1 : 0))
