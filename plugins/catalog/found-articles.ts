import type { FoundArticles } from '#domain/catalog/filters.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** Finds the numbers of the articles that words mean, the best first. */
export type FindArticles = (context: WithPayload, words: string) => Promise<number[]>

const EXTENSION_POINT = 'articles by words'

/** For `extend`: registers who finds articles by words. */
export function findingArticles(handlers: Record<string, FindArticles>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** The articles that words mean, each with its place. */
export async function articlesFoundBy(context: WithPayload, words: string): Promise<FoundArticles> {
  const finders = [...handlersOf<FindArticles>(context.payload.config, EXTENSION_POINT).values()]
  const numbers = (await Promise.all(finders.map((find) => find(context, words)))).flat()
  return new Map(numbers.map((number, place) => [number, place]))
}
