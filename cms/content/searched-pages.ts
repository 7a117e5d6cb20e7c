import type { FoundPage } from '#contracts/search.ts'
import { documentState } from '#domain/search/document-state.ts'
import type { SearchDocument } from '#domain/search/engine.ts'
import { recentNumber } from '#plugins/kit/storage/counters.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { pageDocumentId, pagePathOf, type ShowPages } from '#plugins/search/found-pages.ts'
import type { SearchSource } from '#plugins/search/search-sources.ts'
import { shopDocument } from '#plugins/search/sources/shop-document.ts'
import { pageAddresses, PAGES_COUNTER } from './page-addresses.ts'
import { publishedPages } from './published-pages.ts'
import { teasersOf } from './read-references.ts'
import { wordsIn } from './words-in.ts'

/** Who searches is in the shop already. */
const HOME = '/'

/** The published pages that search engines may list too. Only those that have changed are read. */
export const pageSource: SearchSource = {
  version: async (context) => String(await recentNumber(context, PAGES_COUNTER)),
  async states({ payload }) {
    const { pages } = await pageAddresses.read({ payload })
    const listed = pages.filter(({ path, isIndexed }) => isIndexed && path !== HOME)
    return new Map(listed.map(({ path, changedAt }) => [pageDocumentId(path), stateOf(path, changedAt)]))
  },
  async documents({ payload }, ids) {
    return (await publishedPages({ payload }, { paths: ids.map(pagePathOf) })).map(documentOf)
  },
}

/** Title and picture of these pages, as results of a search show them. */
export const shownPages: ShowPages = async ({ payload }, paths) => {
  if (paths.length === 0) return []
  const teasers = await teasersOf({ payload }, await publishedPages({ payload }, { paths }))
  return teasers.map(({ teaser }): FoundPage => ({
    title: teaser.title,
    url: teaser.path,
    imageUrl: teaser.picture?.sm ?? null,
  }))
}

function documentOf({ path, language, title, seo, blocks }: Stored<'pages'>): SearchDocument {
  const about = [seo.title, seo.description].filter((words) => typeof words === 'string')
  return shopDocument('page', pageDocumentId(path), {
    language,
    fields: { name: title, facts: about, text: wordsIn(blocks) },
  })
}

/** Every change of a page is stamped. */
function stateOf(path: string, changedAt: string): number {
  return documentState(shopDocument('page', path, { fields: { text: changedAt } }))
}
