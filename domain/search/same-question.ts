import type { Analyze } from './analyzer.ts'
import { questionWords } from './words.ts'

/** A question by the base forms of its words in any order: two that say the same, such as `piilareita` and `piilarit`, have one key. */
export function questionKey(text: string, analyze: Analyze): string {
  return questionWords(text)
    .map((word) => analyze(word).base)
    .toSorted()
    .join(' ')
}
