import { expect, test } from 'vitest'
import { searchFigures } from './top-searches.ts'

const row = (words: string, day: string, count: number, hits: number) => ({
  words,
  day,
  count,
  hits,
  isWhole: hits > 0,
})

test('searches of several days are counted together, with what the last one found', () => {
  const rows = [
    row('polkupyörä', '2026-11-02', 3, 0),
    row('kehykset', '2026-11-01', 4, 12),
    row('kehykset', '2026-11-02', 5, 13),
    row('vauvalasit', '2026-11-01', 2, 0),
    row('vauvalasit', '2026-11-03', 2, 6),
    row('aino mäkelä', '2026-11-03', 1, 0),
  ]
  expect(searchFigures(rows, 10)).toEqual({
    ...{ asked: 17, empty: 6, different: 4 },
    top: [
      { words: 'kehykset', count: 9, hits: 13 },
      { words: 'vauvalasit', count: 4, hits: 6 },
      { words: 'polkupyörä', count: 3, hits: 0 },
    ],
    withoutResults: [{ words: 'polkupyörä', count: 3, hits: 0 }],
  })
})
