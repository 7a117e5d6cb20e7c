import type { Analyze } from './analyzer.ts'
import { distanceWithin } from '../edit-distance.ts'
import type { Translatable } from '../translated.ts'
import type { Lexicon } from './reading/lexicon.ts'
import { fold, wordsOf } from './words.ts'

/** What rows of beginnings mean. */
interface Matched {
  words: readonly string[]
}

/** A service of the shop, or the answer to what many ask: what editors say of it and where it leads. */
export interface Service extends Matched, Translatable {
  id: string
  title: string
  /** One sentence that answers. */
  text: string
  /** A path of the shop, with an anchor where it has one. */
  url: string
  /** Beginnings of words that mean it: `palaut` of `palautus` and `palauttaa`. Of several in one row each must be there. */
  words: readonly string[]
  /** Where a town is named with it, its stores stand before it. */
  isOfStores: boolean
}

/** A need in everyday words, and the words of the goods that answer it. */
export interface Need extends Matched {
  goods: string
}

/** A service that a question means, and which of its words say so. */
export interface MatchedService {
  service: Service
  words: readonly string[]
}

/** Letters of a word that may be misspelt, at least. */
const SHORTEST_MISSPELT = 6
const LONG = 8

/** The services that words mean, those that more words say first. Of a compound its last part may say it. */
export function matchedServices(
  services: readonly Service[],
  words: readonly string[],
  analyze: Analyze,
): MatchedService[] {
  return matched(services, words, beginsWith(words, analyze)).map(asService)
}

function asService({ one, words }: { one: Service; words: readonly string[] }): MatchedService {
  return { service: one, words }
}

/**
 * The services that words would name with a typing error mended. Asked with unknown words, where nothing else is found.
 */
export function misspeltServices(services: readonly Service[], words: readonly string[]): MatchedService[] {
  return matched(services, words, isNear).map(asService)
}

/** Needs of a lexicon: what it means, then rows parted by commas. */
export function readNeeds(lexicon: Lexicon): Need[] {
  return Object.entries(lexicon).map(([goods, rows]) => ({ goods, words: rows.split(',') }))
}

/** The words of the goods that answer the need which words describe; null where they describe none. */
export function matchedNeed(needs: readonly Need[], words: readonly string[], analyze: Analyze): string | null {
  return matched(needs, words, beginsWith(words, analyze))[0]?.one.goods ?? null
}

function beginsWith(words: readonly string[], analyze: Analyze) {
  const heads = new Map(words.map((word) => [fold(word), fold(analyze(word).headForm ?? word)]))
  return (word: string, beginning: string) =>
    [word, heads.get(word)].some((one) => one?.startsWith(beginning)) && !isOfGlasses(word, beginning)
}

/** Glasses are no eyes: `silmälasit` begins as `silmät` does, `kissansilmät` are frames of that shape. */
function isOfGlasses(word: string, beginning: string): boolean {
  if (word.startsWith('kissansilm')) return beginning.startsWith('silm')
  return word.startsWith('silmalas') && 'silmala'.startsWith(beginning)
}

function matched<One extends Matched>(
  all: readonly One[],
  words: readonly string[],
  begins: (word: string, beginning: string) => boolean,
): { one: One; words: readonly string[] }[] {
  const folded = words.map(fold)
  const found = all.flatMap((one) => {
    const best = rowsOf(one)
      .flatMap((row) => {
        const said = matchOf(row, folded, begins)
        return said ? [said] : []
      })
      .toSorted((a, b) => b.length - a.length)[0]
    return best ? [{ one, said: best }] : []
  })
  const letters = (said: readonly Said[]) => said.reduce((sum, { beginning }) => sum + beginning.length, 0)
  return found
    .toSorted((a, b) => b.said.length - a.said.length || letters(b.said) - letters(a.said))
    .map(({ one, said }) => ({ one, words: said.map(({ at }) => words[at] ?? '') }))
}

const rows = new WeakMap<Matched, string[][]>()

/** The beginnings of each row, folded: read once, asked by every question. */
function rowsOf(one: Matched): string[][] {
  let read = rows.get(one)
  if (!read) rows.set(one, (read = one.words.map((row) => wordsOf(row).map(fold))))
  return read
}

/** A beginning, and the word that begins with it. */
interface Said {
  beginning: string
  at: number
}

/** The words that say a row, each once; undefined where one is missing. */
function matchOf(
  row: readonly string[],
  words: readonly string[],
  begins: (word: string, beginning: string) => boolean,
): Said[] | undefined {
  const said: Said[] = []
  for (const beginning of row) {
    const at = words.findIndex((word, place) => begins(word, beginning) && !said.some((one) => one.at === place))
    if (at < 0) return undefined
    said.push({ beginning, at })
  }
  return said
}

/** A word that would begin so with one letter mended, of eight letters and more with two. */
function isNear(word: string, beginning: string): boolean {
  if (word.length < SHORTEST_MISSPELT || beginning.length < SHORTEST_MISSPELT || word[0] !== beginning[0]) return false
  // Two slips seldom stand at the beginning: "sisäänpäin" is no "silmänpaine".
  const most = beginning.length < LONG || !word.startsWith(beginning.slice(0, 3)) ? 1 : 2
  return [-1, 0, 1].some(
    (more) => distanceWithin(word.slice(0, beginning.length + more), beginning, most) !== undefined,
  )
}
