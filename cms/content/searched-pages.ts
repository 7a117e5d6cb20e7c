import { SHOP_LANGUAGE } from '#contracts/language.ts'
import { documentState } from '#domain/search/document-state.ts'
import type { SearchDocument } from '#domain/search/engine.ts'
import { recentNumber } from '#plugins/kit/storage/counters.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { pageDocumentId, pagePathOf, type ShowPages } from '#plugins/search/found-pages.ts'
import type { SearchSource } from '#plugins/search/current-index.ts'
import { shopDocument } from '#plugins/search/sources/shop-document.ts'
import { pageAddresses, PAGES_COUNTER } from './page-addresses.ts'
import { publishedPages } from './published-pages.ts'
import { teasersOf } from './read-references.ts'
import { wordsIn } from './words-in.ts'

/** Who searches is in the shop already. */
const HOME = '/'

/**
 * The published pages that search engines may list too. Only those that have changed are read. The search reads Finnish, into which it
 * turns what is asked in other languages; their pages are shown where the Finnish ones are found.
 */
export const pageSource: SearchSource = {
  version: async (context) => String(await recentNumber(context, PAGES_COUNTER)),
  async states({ payload }) {
    const { pages } = await pageAddresses.read({ payload })
    const listed = pages.filter(
      ({ path, language, isIndexed }) => isIndexed && language === SHOP_LANGUAGE && path !== HOME,
    )
    return new Map(listed.map(({ path, changedAt }) => [pageDocumentId(path), stateOf(path, changedAt)]))
  },
  async documents({ payload }, ids) {
    return (await publishedPages({ payload }, { paths: ids.map(pagePathOf) })).map(documentOf)
  },
}

/** Title and picture of these pages, as results of a search show them, and in another language their description. */
export const shownPages: ShowPages = async ({ payload }, asked, language) => {
  if (asked.length === 0) return new Map()
  const { pages } = await pageAddresses.read({ payload })
  const isOwn = language === SHOP_LANGUAGE
  const ownPath = (path: string) =>
    isOwn ? path : pages.find((page) => page.path === path)?.sisters.find((one) => one.language === language)?.path
  const paths = asked.flatMap((path) => ownPath(path) ?? [])
  const teasers = await teasersOf({ payload }, await publishedPages({ payload }, { paths }), language)
  const shown = new Map(teasers.map(({ teaser }) => [teaser.path, teaser]))
  return new Map(
    asked.flatMap((path) => {
      const teaser = shown.get(ownPath(path) ?? '')
      if (!teaser) return []
      const { title, path: url, description: text, picture } = teaser
      return [[path, { title, url, imageUrl: picture?.sm ?? null, ...(!isOwn && { text }) }]]
    }),
  )
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
