import { expect, test } from 'vitest'
import { shopAnalyzers } from '../analyzers.ts'
import { passageIndex, type Passage } from './passage-index.ts'

const passage = (anchor: string, title: string, text: string): Passage => {
  return { path: '/sivu', anchor, title, about: 'Silmien hoito', text }
}
const index = passageIndex(
  [
    passage('uinti', 'Saako piilolinsseillä uida tai nukkua?', 'Uinti piilolinssit silmissä ei ole turvallista.'),
    passage('puhdistus', 'Lasit kirkkaiksi', 'Puhdistus onnistuu vedellä ja liinalla. Huuhtele lasit ensin.'),
    passage('kirje', 'Tilauksen kirje', 'Leipä mainitaan kerran, kutina kahdesti: kutina.'),
  ],
  shopAnalyzers().fi,
)
const found = (...words: string[]) => index.find(words, 3).map((one) => one.passage.anchor)

test.each([
  [['saako', 'piilolinsseillä', 'nukkua'], ['uinti']],
  [['miten', 'puhdistan', 'lasit'], ['puhdistus']],
  [['kutina'], ['kirje']],
  [['leipä'], []],
  [['auton', 'renkaat'], []],
  [[], []],
])('the words %j find the passages %j', (words, anchors) => {
  expect(found(...words)).toEqual(anchors)
})
