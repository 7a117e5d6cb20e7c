import { remembering } from '../remembering.ts'
import { mendCompound, mendName } from '../finnish/mend.ts'
import { isOwnWord, phraseAt } from './in-finnish.ts'
import { isAsking } from './sentence.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Mended words that are remembered at most. */
const MOST_MENDED = 2000

const menders = new WeakMap<Vocabulary, Record<'word' | 'talk', (word: string) => string>>()

/** The corrected form of a word of a question, or of talk: cached, since it is compared with hundreds of others. */
export function mended(word: string, vocabulary: Vocabulary, { isTalk = false } = {}): string {
  let mender = menders.get(vocabulary)
  if (!mender) {
    const as = (isOfTalk: boolean) => remembering((one) => mendedWord(one, vocabulary, isOfTalk), MOST_MENDED)
    menders.set(vocabulary, (mender = { word: as(false), talk: as(true) }))
  }
  return mender[isTalk ? 'talk' : 'word'](word)
}

/**
 * A compound that only one letter keeps from being known, or a name that one is lost of, where no language has the word as it stands. Of a
 * sentence no word is taken for a name: its verbs are near some.
 */
function mendedWord(word: string, vocabulary: Vocabulary, isTalk: boolean): string {
  const { analyze, known } = vocabulary
  if (isHad(word, vocabulary) || isAsking(word)) return word
  const isName = (near: string) => known.has(near) || known.has(analyze(near).base)
  return mendCompound(word, analyze) ?? (isTalk ? undefined : mendName(word, isName)) ?? word
}

/** The same, and a misspelt town. */
export function mendedPlace(word: string, vocabulary: Vocabulary): string {
  const near = mended(word, vocabulary)
  return near === word && !isHad(word, vocabulary) ? (vocabulary.misspeltPlace(word) ?? word) : near
}

function isHad(word: string, vocabulary: Vocabulary): boolean {
  return (
    isOwnWord(word, vocabulary) || vocabulary.analyze(word).isKnown || phraseAt([word], vocabulary)[1] !== undefined
  )
}
