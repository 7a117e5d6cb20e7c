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

/** Remembers the last words, because a catalogue repeats its words. Bounded: half of them are dropped when it is full. */
export function remembering(analyze: Analyze, most = 20_000): Analyze {
  let recent = new Map<string, Analysis>()
  let older = new Map<string, Analysis>()
  return (word) => {
    const known = recent.get(word) ?? older.get(word)
    if (known) return known
    const analysis = analyze(word)
    if (recent.size >= most / 2) [older, recent] = [recent, new Map()]
    recent.set(word, analysis)
    return analysis
  }
}
