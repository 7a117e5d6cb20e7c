import type * as z from 'zod/mini'
import { ListingAnswer, QueriesAnswer, RelatedAnswer, ResultsAnswer, SuggestionsAnswer } from './answers.ts'
import { ListingQuestion, QueriesQuestion, RelatedQuestion, ResultsQuestion, SuggestionsQuestion } from './questions.ts'

interface Call {
  method: 'GET' | 'POST'
  /** In English, as the protocol is. */
  summary: string
  input: z.ZodMiniType
  output: z.ZodMiniType
}

/** What `/v2` answers (specification §7), by path below it. */
export const providerCalls = {
  '/search/results': {
    method: 'POST',
    summary: 'Products that a query finds, with filters, orders and pages to read.',
    input: ResultsQuestion,
    output: ResultsAnswer,
  },
  '/search/related': {
    method: 'POST',
    summary: 'Products near to those that a query finds.',
    input: RelatedQuestion,
    output: RelatedAnswer,
  },
  '/search/suggestions': {
    method: 'GET',
    summary: 'Queries and categories for what has been typed so far.',
    input: SuggestionsQuestion,
    output: SuggestionsAnswer,
  },
  '/product-listing': {
    method: 'POST',
    summary: 'Products of one category, with its place among the others.',
    input: ListingQuestion,
    output: ListingAnswer,
  },
  '/product-listing/queries': {
    method: 'POST',
    summary: 'The ids that listings are asked by.',
    input: QueriesQuestion,
    output: QueriesAnswer,
  },
} as const satisfies Record<string, Call>

export type ProviderPath = keyof typeof providerCalls
