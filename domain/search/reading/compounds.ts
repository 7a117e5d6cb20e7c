import { adjectiveOf } from './adjectives.ts'
import { knownOf, SHORTEST_PART, type Token } from './in-finnish.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Compounds that were written apart, put together: the last part says what they are, so that `silmälasi kotelo` is a
 * case. Where what is worn stands in the genitive plural, `silmälasien kotelo`, it says the same.
 */
export function withCompounds(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const joined: Token[] = []
  let isOpen = false
  for (const token of tokens) {
    const before = joined.at(-1)
    const word: string | null =
      before && isNoun(token.word, vocabulary) ? compoundOf(before, token.word, isOpen, vocabulary) : null
    isOpen = word !== null
    if (!before || word === null) joined.push(token)
    else
      joined.splice(-1, 1, { word, typed: `${before.typed} ${token.typed}`, sure: Math.min(before.sure, token.sure) })
  }
  return joined
}

/** What is worn and the thing for it in one word; null where they are none. `isOpen` says that the first is such a word. */
function compoundOf({ word, typed }: Token, last: string, isOpen: boolean, vocabulary: Vocabulary): string | null {
  const { analyze } = vocabulary
  // Everyday speech is put into the plural: `piilari neste`.
  const first = word === typed || /t$/.test(typed) ? word : word.replace(/t$/, '')
  const forms = isOpen ? [first] : isWearable(first, vocabulary) ? [first.replace(/ien$/, 'i'), first] : []
  const found = forms
    .map((form) => form + last)
    .find((word) => {
      const { isKnown, headForm } = analyze(word)
      return isKnown && headForm !== null && last.endsWith(headForm)
    })
  return found ?? null
}

/** The last parts of a word whose first part is worn: `kotelo` of `aurinkolasikotelo`. */
export function headOf(word: string, vocabulary: Vocabulary): string | undefined {
  const { isKnown, head } = vocabulary.analyze(word)
  if (!isKnown || head === null) return undefined
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const rest = word.slice(at)
    if (isWearable(word.slice(0, at), vocabulary) && vocabulary.analyze(rest).isKnown && isNoun(rest, vocabulary))
      return rest
  }
  return undefined
}

/** A kind of glasses or lenses, as a word that begins a compound has it. */
function isWearable(word: string, vocabulary: Vocabulary): boolean {
  return /(?:lasi|linssi)(?:en|n)?$/.test(word) && knownOf([word], vocabulary)?.aspect === 'category'
}

/** A thing: no kind of what is worn itself, and nothing that describes it. */
function isNoun(word: string, vocabulary: Vocabulary): boolean {
  const known = knownOf([word], vocabulary)
  if (known) return known.filters === undefined && ['category', 'store'].includes(known.aspect)
  return vocabulary.analyze(word).isKnown && !vocabulary.isPlace(word) && adjectiveOf(word) === undefined
}
