import type { Explanation, SearchAnswer, SearchQuestion } from '#domain/search/engine.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { currentIndex } from './current-index.ts'

/** What the shop asks of the engine that finds, whichever serves. Each answer knows every edit that was saved before it was asked. */
export interface ShopSearch {
  search: (question: SearchQuestion) => Promise<SearchAnswer>
  /** What made the score of one document; null where the question does not find it. */
  explain: (question: SearchQuestion, id: string) => Promise<Explanation | null>
}

/** The engine of this shop: the index in this process. */
export function shopSearch(context: WithPayload): ShopSearch {
  return {
    search: async (question) => (await currentIndex(context)).engine.search(question),
    explain: async (question, id) => (await currentIndex(context)).engine.explain(question, id),
  }
}
