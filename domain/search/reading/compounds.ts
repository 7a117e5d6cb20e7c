import { adjectiveOf } from './adjectives.ts'
import { inFinnish, knownOf, SHORTEST_PART, type Token } from './in-finnish.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Compounds that were written apart, put together: the last part says what they are, so that `silmälasi kotelo` is a
 * case. Where what is worn stands in the genitive plural, `silmälasien kotelo`, it says the same.
 */
export function withCompounds(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const joined: { token: Token; isJoined: boolean }[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const word = before && isNoun(token.word, vocabulary) ? compoundOf(before, token.word, vocabulary) : null
    if (!before || word === null) joined.push({ token, isJoined: false })
    else {
      const typed = `${before.token.typed} ${token.typed}`
      const sure = Math.min(before.token.sure, token.sure)
      joined.splice(-1, 1, { token: { word, typed, sure }, isJoined: true })
    }
  }
  // Everyday speech may have another word for it.
  return joined.flatMap(({ token, isJoined }) =>
    isJoined ? inFinnish([token.word], vocabulary).map((one) => ({ ...one, typed: token.typed })) : token,
  )
}

/** What is worn, or a compound that begins so, and the thing for it in one word; null where they are none. */
function compoundOf(
  { token: { word, typed }, isJoined }: { token: Token; isJoined: boolean },
  last: string,
  vocabulary: Vocabulary,
): string | null {
  const { analyze } = vocabulary
  // Everyday speech is put into the plural: `piilari neste`.
  const first = word === typed || /t$/.test(typed) ? word : word.replace(/t$/, '')
  const forms = isJoined ? [word] : isWearable(first, vocabulary) ? [first.replace(/ien$/, 'i'), first] : []
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
