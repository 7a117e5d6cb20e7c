import { expect, test } from 'vitest'
import { searchWords, spellings, surnamesIn } from './search-words.ts'

test.each([
  ['Mäk', [{ text: 'mäk' }]],
  ['  Aino   MÄKELÄ ', [{ text: 'aino' }, { text: 'mäkelä' }]],
  ['a1234', [{ text: 'a1234', number: 'A1234' }]],
  ['aino@esimerkki.fi', [{ text: 'aino@esimerkki.fi' }]],
  ['040 12', [{ text: '040 12', phone: '+3584012' }]],
  ['040 123 4567', [{ text: '040 123 4567', phone: '+358401234567' }]],
  ['+46 70', [{ text: '+46 70', phone: '+4670' }]],
  ['a', []],
  ['', []],
])('%j is searched for as %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})

test.each([
  ['ÖHMAN', ['öhman|']],
  ['Åsa Öhman', ['åsa öhman|', 'öhman|åsa', 'åsa|öhman']],
  ['', []],
  ['a b c d e f', []],
])('%j is read as surnames', (typed, read) => {
  expect(surnamesIn(typed).map(({ surname, firstName }) => `${surname}|${firstName}`)).toEqual(read)
})

test.for([
  ['öhman', ['öhman', 'Öhman', 'ÖHMAN']],
  ['Öhman', ['Öhman', 'öhman', 'ÖHMAN']],
  ['  äijälä-öhman ', ['äijälä-öhman', 'Äijälä-Öhman', 'ÄIJÄLÄ-ÖHMAN']],
  ['S123', ['S123', 's123']],
  ['', []],
] as const)('%s is searched for in each capitalization that a database cannot fold', ([typed, all]) => {
  expect(spellings(typed)).toEqual(all)
})
