import type { FacetFilter, SearchAnswer, SearchQuestion } from '../engine.ts'
import { questionWords } from '../words.ts'
import { climb, stepsOf, type GoodsAnswer } from './ladder.ts'
import type { Reading } from './reading.ts'

/** What answers, and how. */
export interface Asker {
  search: (question: SearchQuestion) => Promise<SearchAnswer>
  read: (words: string) => Reading
  /** What an order without goods is of, such as "halvat". */
  usual: readonly FacetFilter[]
}

/** Goods that a question means. `corrected` is the question with misspelt words mended, null where none was. */
export interface MatchedGoods extends GoodsAnswer {
  corrected: string | null
}

/**
 * The goods that are asked for, step by step looser; where nothing is, what editors have pinned there. Null where there
 * is neither.
 */
export async function askGoods(question: SearchQuestion, reading: Reading, asker: Asker): Promise<MatchedGoods | null> {
  const { search, read, usual } = asker
  const found = await climb(stepsOf(reading, usual), question, search)
  if (found) {
    const corrected = correctedBy(found.answer, question.text)
    // With the word mended the question may say more than the word alone finds.
    const mended = corrected === null ? null : await climb(stepsOf(read(corrected), usual), question, search)
    return { ...(mended ?? found), corrected }
  }
  if (!question.pins?.length) return null
  const answer = await search(question)
  return answer.total > 0 ? { answer, question, dropped: [], corrected: null } : null
}

/** The whole question with words in place of misspelt ones; null where none was. */
function correctedBy({ words }: SearchAnswer, asked: string): string | null {
  const mended = new Map(words.flatMap(({ word, matched }) => (matched ? [[word, matched] as const] : [])))
  if (mended.size === 0) return null
  return questionWords(asked)
    .map((word) => mended.get(word) ?? word)
    .join(' ')
}
