import { expect, test } from 'vitest'
import { answerTo, checksumOf, resultId } from '../behavior/result-id.ts'
import { openedByWords, searchFigures } from './top-searches.ts'

const row = (words: string, day: string, count: number, hits: number) => ({
  words,
  day,
  count,
  hits,
  isWhole: hits > 0,
})

test('searches of several days are counted together, with the hits of the last one', () => {
  const rows = [
    row('polkupyörä', '2026-11-02', 3, 0),
    row('kehykset', '2026-11-01', 4, 12),
    row('kehykset', '2026-11-02', 5, 13),
    row('vauvalasit', '2026-11-01', 2, 0),
    row('vauvalasit', '2026-11-03', 2, 6),
    row('aino mäkelä', '2026-11-03', 1, 0),
  ]
  expect(searchFigures(rows, 10)).toEqual({
    asked: 17,
    empty: 6,
    different: 4,
    top: [
      { words: 'kehykset', count: 9, hits: 13, opened: 0 },
      { words: 'vauvalasit', count: 4, hits: 6, opened: 0 },
      { words: 'polkupyörä', count: 3, hits: 0, opened: 0 },
    ],
    withoutResults: [{ words: 'polkupyörä', count: 3, hits: 0, opened: 0 }],
    unopened: [],
  })
})

test('words that are opened far less than others although they find something are listed, worst first', () => {
  const rows = [
    row('kehykset', '2026-11-02', 60, 12),
    row('nenätyynyt', '2026-11-02', 40, 2),
    row('lasit', '2026-11-02', 50, 3),
    row('teltta', '2026-11-02', 50, 0),
    row('harvinainen', '2026-11-02', 2, 5),
  ]
  const opened = new Map(Object.entries({ kehykset: 50, lasit: 2 }).map(([words, count]) => [checksumOf(words), count]))
  const { unopened } = searchFigures(rows, 10, opened)
  expect(unopened.map(({ words }) => words)).toEqual(['lasit', 'nenätyynyt'])
})

test('a person counts once a day per search words, and clicks on a listing do not count', () => {
  const click = (person: string, words: string, at: number, kind: 'question' | 'search' | 'listing' = 'question') => ({
    type: 'click' as const,
    person,
    items: [],
    at,
    result: resultId(kind, answerTo(words, `${at}`), 1),
  })
  const day = 86_400_000
  const events = [
    click('Aino', 'kehykset', 1),
    click('Aino', 'kehykset', 2),
    click('Aino', 'kehykset', day + 1),
    click('Eero', 'kehykset', 3, 'search'),
    click('Eero', 'kehykset', 4, 'listing'),
    { ...click('Onni', 'kehykset', 5), type: 'element_visible' as const },
  ]
  expect(openedByWords(events)).toEqual(new Map([[checksumOf('kehykset'), 3]]))
})
