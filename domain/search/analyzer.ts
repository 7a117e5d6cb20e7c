/** A word taken apart. Documents and questions are read by the same analyzer, so that their base forms meet. */
export interface Analysis {
  /** The base form, or the stem where the lexicon does not know the word. */
  base: string
  /** Of a compound, the base form of its last part: `lasi` of `aurinkolasit`. */
  head: string | null
  /** That part as it stands: `lasit`. */
  headForm: string | null
  /** Of a compound, the base forms of its other parts, and of parts that are compounds themselves. */
  modifiers: readonly string[]
  /** The lexicon knows the word, or each of its parts. */
  isKnown: boolean
}

/** Takes a word in lower case. */
export type Analyze = (word: string) => Analysis
