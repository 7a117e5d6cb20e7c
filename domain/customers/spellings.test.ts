import { expect, test } from 'vitest'
import { spellings } from './spellings.ts'

test.for([
  ['öhman', ['öhman', 'Öhman', 'ÖHMAN']],
  ['Öhman', ['Öhman', 'öhman', 'ÖHMAN']],
  ['  äijälä-öhman ', ['äijälä-öhman', 'Äijälä-Öhman', 'ÄIJÄLÄ-ÖHMAN']],
  ['S123', ['S123', 's123']],
  ['', []],
] as const)('%s is searched for in each capitalization that a database cannot fold', ([typed, all]) => {
  expect(spellings(typed)).toEqual(all)
})
