import type { Article, ArticleCard, Sibling } from '#contracts/catalog.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { FeedArticle, Listing, ListQuestion } from '#contracts/listing.ts'
import { handleIn } from '#domain/catalog/article-path.ts'
import type { FoundArticles } from '#domain/catalog/filters.ts'
import { hook } from '#plugins/kit/hook.ts'
import { storesByDocument } from '#plugins/stores/repository.ts'
import { articleOf, siblingsOf } from './snapshot/article.ts'
import { feedOf } from './snapshot/feed.ts'
import { cardIn } from './snapshot/in-language.ts'
import { listingOf } from './snapshot/listing.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** Finds the numbers of the articles that words mean, the best first. */
export type FindArticles = (context: WithPayload, words: string) => Promise<number[]>

/** Finds articles by words. */
export const articleSearch = hook<FindArticles>('article search')

/** The article of this number or slug, if it is sold; the slug is the path of its page, or one it had before. */
export async function findArticle(
  context: WithPayload,
  id: string,
  language: Language = SHOP_LANGUAGE,
): Promise<Article | undefined> {
  const snapshot = await currentSnapshot(context)
  const entry = /^\d+$/.test(id) ? snapshot.byNumber.get(Number(id)) : snapshot.byHandle.get(handleIn(id) ?? '')
  return entry && articleOf(snapshot, entry, await storesByDocument(context), language)
}

/** The cards, facets and groups that answer a listing's question. */
export async function listCards(
  context: WithPayload,
  question: ListQuestion,
  language: Language = SHOP_LANGUAGE,
): Promise<Listing> {
  const words = question.q?.trim()
  const found = words ? await articlesFoundBy(context, words) : undefined
  const snapshot = await currentSnapshot(context)
  const listing = listingOf(snapshot, question, found)
  return { ...listing, articles: listing.articles.map((card) => cardIn(snapshot, card, language)) }
}

/** The articles that words mean, each with its place. */
async function articlesFoundBy(context: WithPayload, words: string): Promise<FoundArticles> {
  const numbers = (await articleSearch.only(context)?.(context, words)) ?? []
  return new Map(numbers.map((number, place) => [number, place]))
}

/** The cards of these articles, in this order; one that is not listed is left out. */
export async function cardsOf(
  context: WithPayload,
  numbers: readonly number[],
  language: Language = SHOP_LANGUAGE,
): Promise<ArticleCard[]> {
  const snapshot = await currentSnapshot(context)
  const cards = numbers.flatMap((number) => snapshot.listed.get(number)?.card ?? [])
  return cards.map((card) => cardIn(snapshot, card, language))
}

/** The designs of these articles in all colors that can be bought, by number; empty of one that comes in one. */
export async function siblingsByNumber(
  context: WithPayload,
  numbers: readonly number[],
  language: Language = SHOP_LANGUAGE,
): Promise<Map<number, Sibling[]>> {
  const { byNumber } = await currentSnapshot(context)
  return new Map(
    numbers.flatMap((number) => {
      const entry = byNumber.get(number)
      return entry ? [[number, siblingsOf(entry, language)] as const] : []
    }),
  )
}

/** Until when (ms) every price of the catalog stays as it is. */
export async function pricesHoldUntil(context: WithPayload): Promise<number> {
  return (await currentSnapshot(context)).pricedUntil
}

/** Every article that is sold online, as programs of merchants list it. */
export async function feedArticles(context: WithPayload): Promise<FeedArticle[]> {
  return feedOf(await currentSnapshot(context))
}
