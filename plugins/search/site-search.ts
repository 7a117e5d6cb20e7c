import type { SearchKind, SearchResults } from '#contracts/search.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { answersFor, type Answer } from './ask.ts'
import { foundArticles, foundCategories, foundCity, foundPages, foundStores } from './shown-results.ts'
import type { DocumentKind } from './sources/shop-document.ts'

/** How many of the kind that is asked for in full. */
const IN_FULL = 200

const fullKinds: Record<SearchKind, DocumentKind> = { products: 'article', stores: 'store', articles: 'page' }

/** What the shop has for these words; the results of the kind `full` in full. */
export async function resultsFor(context: WithPayload, words: string, full?: SearchKind): Promise<SearchResults> {
  return (await searchFor(context, words, full)).results
}

/** The same, with how many there are in all, and whether something has all the words as a whole. */
export async function searchFor(
  context: WithPayload,
  words: string,
  full?: SearchKind,
): Promise<{ results: SearchResults; hits: number; isWhole: boolean }> {
  const more = full && { [fullKinds[full]]: { limit: IN_FULL } }
  const { success, found } = await answersFor(context, words, { more })
  const { article, store, page, city, category } = found
  const answers = Object.values(found)
  const results = {
    success,
    articles: group(article, await foundArticles(context, idsOf(article))),
    stores: group(store, await foundStores(context, idsOf(store))),
    layoutPages: group(page, await foundPages(context, idsOf(page))),
    cities: group(city, idsOf(city).map(foundCity)),
    productCategories: group(category, await foundCategories(context, idsOf(category))),
  }
  const hits = answers.reduce((sum, { total }) => sum + total, 0)
  return { results, hits, isWhole: answers.some((answer) => answer.isSpelledOut) }
}

function idsOf({ hits }: Answer): string[] {
  return hits.map(({ id }) => id)
}

/** What left the shop between the answer of the index and now is in no group. */
function group<One>({ total }: Answer, data: One[]) {
  return { data, hits: data.length === 0 ? 0 : total, limited: data.length > 0 && total > data.length }
}
