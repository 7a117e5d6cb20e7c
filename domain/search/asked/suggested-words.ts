/** What was asked on one day: words as `keptWords` gives them. */
export interface AskedOnDay {
  /** ISO day. */
  day: string
  words: string
  /** Askers, each counted once a day. */
  count: number
  /** Results of the last asking. */
  hits: number
  /** Something has all the words, none misspelt and none cut short: `kise` may be enough to find, but is nothing to suggest. */
  isWhole: boolean
}

/** Askings, over all days, before words are shown to others. */
const LEAST_ASKED = 5
/** Days on which they were asked, so that one person's afternoon is not enough. */
const LEAST_DAYS = 3

interface Suggested {
  words: string
  asked: number
}

/** The words that several people have searched for on several days, and that find something, in alphabetical order. */
export function suggestedWords(rows: readonly AskedOnDay[]): Suggested[] {
  const known = new Map<string, { asked: number; days: Set<string>; last: AskedOnDay }>()
  for (const row of rows) {
    const before = known.get(row.words) ?? { asked: 0, days: new Set<string>(), last: row }
    before.asked += row.count
    before.days.add(row.day)
    if (row.day >= before.last.day) before.last = row
    known.set(row.words, before)
  }
  return [...known]
    .filter(([, { asked, days, last }]) => {
      return asked >= LEAST_ASKED && days.size >= LEAST_DAYS && last.hits > 0 && last.isWhole
    })
    .map(([words, { asked }]) => ({ words, asked }))
    .sort((one, other) => (one.words < other.words ? -1 : 1))
}

/** Those that begin with what was typed, or have a word that does, most searched first; never what stands there already. */
export function matchingWords(suggested: readonly Suggested[], typed: string, most: number): string[] {
  return suggested
    .filter(({ words }) => words !== typed && (words.startsWith(typed) || words.includes(` ${typed}`)))
    .sort((one, other) => other.asked - one.asked || (one.words < other.words ? -1 : 1))
    .slice(0, most)
    .map(({ words }) => words)
}
