/** What was asked while the visitor was typing. */
export interface AskedNow {
  /** As `storedWords` gives them. */
  words: string
  /** Results of every kind. */
  hits: number
  /** Something has all the words, none misspelt and none cut short. */
  isWhole: boolean
}

/** Who types on continues before this many milliseconds have passed. */
export const PAUSE_MS = 4000

/** Letters that two questions of one typing have in common at their beginning. */
const COMMON = 2

/** Whether both are moments of typing one question: letters were added, taken away or mended. */
export function isSameTyping(one: string, other: string): boolean {
  return one.slice(0, COMMON) === other.slice(0, COMMON)
}

/**
 * Which of two moments of one typing better shows what the visitor looked for. The later one, but for letters that were
 * only taken away, as before closing the field: unless something is found for what is left, and nothing was before.
 */
export function settledOn<Asked extends AskedNow>(earlier: Asked, later: Asked): Asked {
  const isShortened = earlier.words.startsWith(later.words)
  return isShortened && (earlier.hits > 0 || later.hits === 0) ? earlier : later
}
