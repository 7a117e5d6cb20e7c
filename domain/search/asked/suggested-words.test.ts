import { describe, expect, test } from 'vitest'
import { matchingWords, suggestedWords, type AskedOnDay } from './suggested-words.ts'

/** A row for each day, asked so often on it. */
function asked(words: string, counts: number[], more: Partial<AskedOnDay> = {}): AskedOnDay[] {
  return counts.map((count, at) => ({ day: `2026-11-0${at + 1}`, words, count, hits: 4, isWhole: true, ...more }))
}
const suggested = (...rows: AskedOnDay[][]) => suggestedWords(rows.flat()).map(({ words }) => words)

describe('choosing words to suggest', () => {
  test('chooses words that several people searched for on several days', () => {
    expect(suggested(asked('aurinkolasit', [2, 2, 1]))).toEqual(['aurinkolasit'])
  })
  test.each([
    ['typed once', asked('aino mäkelä', [1])],
    ['of one busy day', asked('kohulasit', [40])],
    ['of two days', asked('kohulasit', [9, 9])],
    ['asked by one person on three days', asked('aino mäkelä', [1, 1, 1])],
    ['that find nothing', asked('polkupyörä', [9, 9, 9], { hits: 0 })],
    ['that find something only because they are misspelt', asked('aurinkolsit', [9, 9, 9], { isWhole: false })],
  ])('never chooses words %s', (_, rows) => {
    expect(suggested(rows)).toEqual([])
  })
  test('drops words whose last search found nothing', () => {
    const gone = asked('vanha malli', [1], { day: '2026-11-09', hits: 0 })
    expect(suggested(asked('vanha malli', [3, 3, 3]), gone)).toEqual([])
  })
})

describe('suggesting words for what was typed', () => {
  const all = suggestedWords([
    ...asked('aurinkolasit', [2, 2, 2]),
    ...asked('naisten aurinkolasit', [5, 5, 5]),
    ...asked('kehykset', [9, 9, 9]),
  ])
  test('finds those in which a word begins with it, the most searched first', () => {
    expect(matchingWords(all, 'auri', 3)).toEqual(['naisten aurinkolasit', 'aurinkolasit'])
    expect(matchingWords(all, 'auri', 1)).toEqual(['naisten aurinkolasit'])
  })
  test('does not suggest the typed words themselves', () => {
    expect(matchingWords(all, 'kehykset', 3)).toEqual([])
  })
})
