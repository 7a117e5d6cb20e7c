import type { Analyze } from './analyzer.ts'
import type { Synonyms } from './engine.ts'

/** A word that shoppers use, and the words of the shop that it means. */
export interface SynonymRow {
  from: string
  to: readonly string[]
}

/** Rows as editors write them, by base form, so that `piilareita` finds what `piilarit` was written for. */
export function readSynonyms(rows: readonly SynonymRow[], analyze: Analyze): Synonyms {
  const synonyms = new Map<string, string[]>()
  for (const { from, to } of rows) {
    const word = from.normalize('NFC').toLowerCase().trim()
    const matched = to.map((other) => analyze(other.normalize('NFC').toLowerCase().trim()).base)
    for (const key of new Set([word, analyze(word).base])) synonyms.set(key, [...(synonyms.get(key) ?? []), ...matched])
  }
  return synonyms
}
