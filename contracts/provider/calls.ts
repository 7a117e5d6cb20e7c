import type * as z from 'zod/mini'
import { CreateOrderEvents, EventsAnswer } from './events.ts'
import {
  CategoryQuestion,
  GeneralQuestion,
  ProductQuestion,
  ProductsQuestion,
  RecommendAnswer,
} from './recommendations.ts'
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
  '/recommend/products/general': {
    method: 'POST',
    summary: 'Products that suit a person, or most people.',
    input: GeneralQuestion,
    output: RecommendAnswer,
  },
  '/recommend/products/category': {
    method: 'POST',
    summary: 'The same of one category.',
    input: CategoryQuestion,
    output: RecommendAnswer,
  },
  '/recommend/products/product': {
    method: 'POST',
    summary: 'Products that go with one.',
    input: ProductQuestion,
    output: RecommendAnswer,
  },
  '/recommend/products/products': {
    method: 'POST',
    summary: 'Products that go with several, such as a cart.',
    input: ProductsQuestion,
    output: RecommendAnswer,
  },
  '/create-events': {
    method: 'POST',
    summary: 'Keeps purchases, of which recommendations learn.',
    input: CreateOrderEvents,
    output: EventsAnswer,
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
