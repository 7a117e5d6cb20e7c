import type * as z from 'zod/mini'
import { ListingAnswer, QueriesAnswer, RelatedAnswer, ResultsAnswer, SuggestionsAnswer } from './answers.ts'
import { CreateOrderEvents, EventsAnswer } from './events.ts'
import {
  CategoryQuestion,
  GeneralQuestion,
  ProductQuestion,
  ProductsQuestion,
  RecommendAnswer,
} from './recommendations.ts'
import { ListingQuestion, QueriesQuestion, RelatedQuestion, ResultsQuestion, SuggestionsQuestion } from './questions.ts'

interface Call {
  method: 'GET' | 'POST'
  input: z.ZodMiniType
  output: z.ZodMiniType
}

/** What `/v2` answers (specification §7), by path below it. */
export const providerCalls = {
  '/search/results': { method: 'POST', input: ResultsQuestion, output: ResultsAnswer },
  '/search/related': { method: 'POST', input: RelatedQuestion, output: RelatedAnswer },
  '/search/suggestions': { method: 'GET', input: SuggestionsQuestion, output: SuggestionsAnswer },
  '/recommend/products/general': { method: 'POST', input: GeneralQuestion, output: RecommendAnswer },
  '/recommend/products/category': { method: 'POST', input: CategoryQuestion, output: RecommendAnswer },
  '/recommend/products/product': { method: 'POST', input: ProductQuestion, output: RecommendAnswer },
  '/recommend/products/products': { method: 'POST', input: ProductsQuestion, output: RecommendAnswer },
  '/create-events': { method: 'POST', input: CreateOrderEvents, output: EventsAnswer },
  '/product-listing': { method: 'POST', input: ListingQuestion, output: ListingAnswer },
  '/product-listing/queries': { method: 'POST', input: QueriesQuestion, output: QueriesAnswer },
} as const satisfies Record<string, Call>

export type ProviderPath = keyof typeof providerCalls
