import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { FoundPage, SearchKind, SearchResults } from '#contracts/search.ts'
import type { Position } from '#contracts/stores.ts'
import { translated } from '#domain/translated.ts'
import type { Answer } from '#domain/search/fitting.ts'
import type { FoundPassage } from '#domain/search/passages/passage-index.ts'
import type { DocumentKind } from '#domain/search/shop-settings.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { answersFor, type Answers } from './ask.ts'
import { pageDocumentId, pagesIn } from './found-pages.ts'
import { excerptOf } from '#domain/search/excerpt.ts'
import { foundArticles, foundCategories, foundCity, foundPages, foundStores } from './shown-results.ts'

/** Pages that stand beside other kinds at most. */
const MOST_PAGES = 5

/** How many of the kind that is asked for in full. */
const IN_FULL = 200

const fullKinds: Record<SearchKind, DocumentKind> = { products: 'article', stores: 'store', articles: 'page' }

/** How a question is asked: the results of the kind `full` in full, without mending typing errors where it is exact, and from where. */
interface Asking {
  full?: SearchKind | undefined
  isExact?: boolean | undefined
  position?: Position | null
  /** What is found is named in it; the question may be in any. */
  language?: Language
}

/** What the shop has for these words. */
export async function resultsFor(context: WithPayload, words: string, asking?: Asking): Promise<SearchResults> {
  return (await searchFor(context, words, asking)).results
}

/** The same, with how many there are in all, and whether something has all the words as a whole. */
export async function searchFor(
  context: WithPayload,
  words: string,
  { full, isExact, position = null, language = SHOP_LANGUAGE }: Asking = {},
): Promise<{ results: SearchResults; hits: number; isWhole: boolean }> {
  const more = full && { [fullKinds[full]]: { limit: IN_FULL } }
  const answers = await answersFor(context, words, { more, isExact, position })
  const { success, found, notes } = answers
  const { article, store, city, category } = found
  const results = {
    success,
    articles: group(article, await foundArticles(context, idsOf(article), language)),
    stores: group(store, await foundStores(context, idsOf(store))),
    layoutPages: await pagesOf(context, answers, language),
    cities: group(city, idsOf(city).map(foundCity)),
    productCategories: group(category, await foundCategories(context, idsOf(category), language)),
    notes,
  }
  const { articles, stores, layoutPages, cities, productCategories } = results
  const groups = [articles, stores, layoutPages, cities, productCategories]
  const hits = groups.reduce((sum, one) => sum + one.hits, 0)
  const isWhole = answers.services.length > 0 || Object.values(found).some((answer) => answer.isSpelledOut)
  return { results, hits, isWhole }
}

/**
 * What editors have pinned, services that the question names, then sections and questions that answer, then pages that
 * have all the words; each page once.
 */
async function pagesOf(
  context: WithPayload,
  { found, services, passages, reading, questions }: Answers,
  language: Language,
) {
  const answers = reading.isSentence && reading.telling.length > 1 ? passages.filter(({ isTitled }) => isTitled) : []
  const pages = await foundPages(context, idsOf(found.page))
  const pictures = new Map(pages.map(({ url, imageUrl }) => [url, imageUrl]))
  const answering: FoundPage[] = [
    ...answers.map(passagePage),
    ...services
      .map(({ service }) => translated(service, language))
      .map(({ title, url, text }) => ({ title, url, text })),
    ...passages.map(passagePage),
  ].map((page) => ({ ...page, imageUrl: pictures.get(withoutAnchor(page.url)) ?? null }))
  const pinned = new Set(questions.page.pins)
  const isPinned = ({ url }: FoundPage) => pinned.has(pageDocumentId(url))
  const all = firstOfEach([...pages.filter(isPinned), ...answering, ...pages])
  const data = all.slice(0, Math.max(MOST_PAGES, questions.page.limit ?? 0))
  const hits = Math.max(all.length, found.page.total)
  const reported = new Set(services.map(({ service }) => service.url))
  return { data: await sistersOf(context, data, reported, language), hits, limited: hits > data.length }
}

/** Pages that are in the language stand for the Finnish ones that were found. Services say in it themselves where they lead. */
async function sistersOf(
  context: WithPayload,
  found: FoundPage[],
  services: ReadonlySet<string>,
  language: Language,
): Promise<FoundPage[]> {
  if (language === SHOP_LANGUAGE) return found
  const paths = found.map(({ url }) => withoutAnchor(url))
  const own = await pagesIn(context, paths, language)
  return found.map((page) => (services.has(page.url) ? page : (own.get(withoutAnchor(page.url)) ?? page)))
}

function passagePage({ passage: { title, path, anchor, text } }: FoundPassage) {
  return { title, url: anchor ? `${path}#${anchor}` : path, text: excerptOf(text) }
}

function firstOfEach(pages: readonly FoundPage[]): FoundPage[] {
  const seen = new Set<string>()
  return pages.filter(({ url }) => {
    const path = withoutAnchor(url)
    return !seen.has(path) && seen.add(path)
  })
}

function withoutAnchor(url: string): string {
  return url.replace(/#.*/, '')
}

function idsOf({ hits }: Answer): string[] {
  return hits.map(({ id }) => id)
}

/** What left the shop between the answer of the index and now is in no group. */
function group<One>({ total }: Answer, data: One[]) {
  return { data, hits: data.length === 0 ? 0 : total, limited: data.length > 0 && total > data.length }
}
