import type { Display, ListingLink, Suggestion } from '#contracts/provider/answers.ts'
import type { FilterField } from '#domain/provider/read-filters.ts'
import type { FacetFilter, SearchAnswer, SearchQuestion } from '#domain/search/engine.ts'
import type { BehaviorEvent } from '#domain/behavior/behavior-event.ts'
import type { GoodsQuestion as RecommendedQuestion } from '#plugins/recommendations/recommend-goods.ts'
import type { groupOf } from '#plugins/experiments/repository.ts'

/** A field that results may be narrowed by, with the words for its values. */
export interface GoodsField extends FilterField {
  words: Readonly<Record<string, string>>
  /** The group's number in the systems of the merchant, where it has one. */
  number?: number
  /** Goods are so, or nothing is said of them: no choice where all are. */
  isFlag?: boolean
}

/** A category as a listing. */
export interface Listed {
  link: ListingLink
  description: string | null
  /** From the root, without itself. */
  above: ListingLink[]
  beside: ListingLink[]
  within: FacetFilter[]
}

/** A question about goods: whose it is and its language are known to who answers. */
export type GoodsQuestion = Omit<SearchQuestion, 'tenant' | 'market' | 'language' | 'kinds' | 'synonyms'>

/** The goods of one merchant in one market: nothing that is asked of it can reach another's. */
export interface Goods {
  fields: readonly GoodsField[]
  find: (question: GoodsQuestion) => Promise<SearchAnswer>
  /** The cards of what was found; one that is gone meanwhile is left out. */
  displays: (ids: readonly string[]) => Promise<Display[]>
  listings: () => Promise<Listed[]>
  suggestions: (words: string) => Promise<Suggestion[]>
  /** Notes what a person has searched for, so that others may be suggested it. */
  noteAsked: (asker: string, question: GoodsQuestion, answer: SearchAnswer) => Promise<void>
  /** The ids of what goes with articles, or suits a person. */
  recommend: (question: Omit<RecommendedQuestion, 'place' | 'goods'>) => Promise<string[]>
  /** The experiment that a person takes part in, and the person's group; null outside one. */
  groupOf: (person: string | null) => ReturnType<typeof groupOf>
  /** Stores what shoppers did. */
  keep: (events: readonly BehaviorEvent[]) => Promise<void>
  /** Pages to read. */
  pages: (words: string) => Promise<Links>
}

export type Links = { title: string; page_url: string; image_url: string | null }[]
