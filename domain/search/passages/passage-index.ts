import type { Analyze } from '../analyzer.ts'
import { functionWords } from '../stop-words.ts'
import { fold, wordsOf } from '../words.ts'

/** A part of a page that is read by itself: a section with its heading, or a question with its answer. */
export interface Passage {
  path: string
  /** Of the section or the question; null of the page itself. */
  anchor: string | null
  /** Heading, or question. */
  title: string
  /** Title and description of its page. */
  about: string
  text: string
}

/** A passage that answers, the better the higher its score. */
export interface FoundPassage {
  passage: Passage
  score: number
  /** The share of what was asked that it says, by how telling the words are: 0 to 1. */
  coverage: number
  /** Every word of the question stands in its title. */
  isTitled: boolean
}

export interface PassageIndex {
  find: (words: readonly string[], most: number) => FoundPassage[]
}

const TITLE = 3
const ABOUT = 1.4
const TEXT = 1
/** Of a word that a text says more than once. */
const OFTEN = 1.3
/** What a part of a compound, and a word of the same beginning, is worth against the word itself. */
const [PART_WORTH, FAMILY_WORTH] = [0.6, 0.5]
/** Letters that words of one family share: `puhdistan`, `puhdistus`. */
const FAMILY = 5

/** Less of a question than this is not answered. */
const LEAST_COVERAGE = 0.55
/** Of few words the one that the name of a page says is what they are about: `kaihin oireet`. */
const [FEW_WORDS, LEAST_TITLED] = [3, 0.3]

/** An index of passages: of a few hundred, so each question weighs all that have one of its words. */
export function passageIndex(passages: readonly Passage[], analyze: Analyze): PassageIndex {
  const weights = new Map<string, Map<number, number>>()
  passages.forEach(({ title, about, text }, at) => {
    for (const [words, weight] of [
      [title, TITLE],
      [about, ABOUT],
      [text, TEXT],
    ] as const)
      for (const word of wordsOf(words))
        for (const [key, worth] of keysOf(word, analyze)) {
          const known = weights.get(key) ?? new Map<number, number>()
          weights.set(key, known)
          const before = known.get(at) ?? 0
          // What a text says twice it is about.
          const isAgain = worth === 1 && before === TEXT && weight === TEXT
          known.set(at, Math.max(before, isAgain ? OFTEN : weight * worth))
        }
  })
  const rarity = (key: string) => Math.log(1 + passages.length / (weights.get(key)?.size ?? 0.5))

  return {
    find(words, most) {
      const telling = [...new Set(words)].filter((word) => !functionWords.has(word) && !/^\p{Number}$/u.test(word))
      const found = new Map<number, { score: number; covered: number; named: number; titled: number }>()
      let whole = 0
      for (const word of telling) {
        const keys = keysOf(word, analyze)
        const own = Math.max(...keys.filter(([key]) => weights.has(key)).map(([key]) => rarity(key)), 0)
        const share = own || rarity('')
        whole += share
        const best = new Map<number, number>()
        for (const [key, worth] of keys)
          for (const [at, weight] of weights.get(key) ?? []) best.set(at, Math.max(best.get(at) ?? 0, weight * worth))
        for (const [at, weight] of best) {
          const before = found.get(at) ?? { score: 0, covered: 0, named: 0, titled: 0 }
          found.set(at, {
            score: before.score + share * weight,
            covered: before.covered + share,
            named: before.named + Number(weight > TEXT),
            titled: before.titled + Number(weight > ABOUT),
          })
        }
      }
      return [...found]
        .filter(([at, { covered, named, titled }]) => {
          const isOfPage = titled > 0 && passages[at]?.anchor === null && telling.length <= FEW_WORDS
          const least = isOfPage ? LEAST_TITLED : LEAST_COVERAGE
          return covered / whole >= least && (telling.length > 1 || named > 0)
        })
        .map(([at, { score, covered, titled }]) => ({
          passage: passages[at] as Passage,
          score: score * (covered / whole),
          coverage: covered / whole,
          isTitled: titled === telling.length,
        }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, most)
    },
  }
}

/** What a word is found by: its base form, the parts of a compound, and the beginning that its family shares. */
function keysOf(word: string, analyze: Analyze): [key: string, worth: number][] {
  const { base, head, modifiers } = analyze(word)
  const folded = fold(base)
  const keys: [string, number][] = [[folded, 1]]
  for (const part of [...(head ? [head] : []), ...modifiers]) keys.push([fold(part), PART_WORTH])
  if (!head && folded.length >= FAMILY) keys.push([`${folded.slice(0, FAMILY)}~`, FAMILY_WORTH])
  return keys
}
