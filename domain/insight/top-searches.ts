import type { AskedOnDay } from '../search/asked/suggested-words.ts'

/** Words with how often they were asked in a period. */
export interface TopSearch {
  words: string
  /** Askers, each once a day. */
  count: number
  /** Results of the last asking. */
  hits: number
}

/** Words that fewer have asked are not shown to staff either: a name may stand among them. */
export const LEAST_SHOWN = 2

export interface SearchFigures {
  /** Askings in all. */
  asked: number
  /** Of them, those that found nothing. */
  empty: number
  /** Different words. */
  different: number
  /** Most asked first. */
  top: TopSearch[]
  /** Of those whose last asking found nothing, most asked first. */
  withoutResults: TopSearch[]
}

/** What was searched for, from counts by day. */
export function searchFigures(rows: readonly AskedOnDay[], most: number): SearchFigures {
  const byWords = new Map<string, TopSearch & { day: string }>()
  let [asked, empty] = [0, 0]
  for (const { words, count, hits, day } of rows) {
    asked += count
    if (hits === 0) empty += count
    const known = byWords.get(words)
    if (!known) byWords.set(words, { words, count, hits, day })
    else {
      known.count += count
      if (day > known.day) Object.assign(known, { hits, day })
    }
  }
  const shown = [...byWords.values()]
    .filter(({ count }) => count >= LEAST_SHOWN)
    .sort((one, other) => other.count - one.count || (one.words < other.words ? -1 : 1))
    .map(({ words, count, hits }) => ({ words, count, hits }))
  return {
    ...{ asked, empty, different: byWords.size },
    top: shown.slice(0, most),
    withoutResults: shown.filter(({ hits }) => hits === 0).slice(0, most),
  }
}
