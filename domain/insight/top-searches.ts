import { askedBy, checksumOf } from '../behavior/result-id.ts'
import type { AskedOnDay } from '../search/asked/suggested-words.ts'
import type { ShopperEvent } from './positions.ts'

const DAY_MS = 86_400_000

/** Words with how often they were asked in a period. */
export interface TopSearch {
  words: string
  /** Askers, each once a day. */
  count: number
  /** Results of the last asking. */
  hits: number
  /** Askers who opened a result, each once a day; counts only visitors who consented to reporting. */
  opened: number
}

/** So many would have opened a result of words, were they as those of others, before it is said that too few do. */
const EXPECTED = 3
/** And so small a share of those did. */
const FEW = 0.25

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
  /** Words that find something which far fewer open than of other words, those first of which most are missing. */
  unopened: TopSearch[]
}

/** What was searched for, from counts by day, and what was opened of it. */
export function searchFigures(
  rows: readonly AskedOnDay[],
  most: number,
  opened: ReadonlyMap<string, number> = new Map(),
): SearchFigures {
  const byWords = new Map<string, Omit<TopSearch, 'opened'> & { day: string }>()
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
    .map(({ words, count, hits }) => ({ words, count, hits, opened: opened.get(checksumOf(words)) ?? 0 }))
  const found = shown.filter(({ hits }) => hits > 0)
  const share = sumOf(found, 'opened') / Math.max(1, sumOf(found, 'count'))
  const missing = (one: TopSearch) => one.count * share - one.opened
  const isUnopened = (one: TopSearch) => one.count * share >= EXPECTED && one.opened <= one.count * share * FEW
  return {
    asked,
    empty,
    different: byWords.size,
    top: shown.slice(0, most),
    withoutResults: shown.filter(({ hits }) => hits === 0).slice(0, most),
    unopened: found
      .filter(isUnopened)
      .toSorted((one, other) => missing(other) - missing(one))
      .slice(0, most),
  }
}

function sumOf(rows: readonly TopSearch[], of: 'opened' | 'count'): number {
  return rows.reduce((sum, row) => sum + row[of], 0)
}

/** How many opened a result of each question, by the checksum of its words: each person once a day. */
export function openedByWords(events: Iterable<ShopperEvent>): Map<string, number> {
  const people = new Map<string, Set<string>>()
  for (const { type, person, result, at } of events) {
    const asked = result === null || (type !== 'click' && type !== 'ws_click') ? undefined : askedBy(result)
    if (asked === undefined) continue
    const known = people.get(asked) ?? new Set()
    people.set(asked, known.add(`${Math.floor(at / DAY_MS)} ${person ?? result}`))
  }
  return new Map([...people].map(([asked, { size }]) => [asked, size]))
}
