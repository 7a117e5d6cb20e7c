import type { APIRoute } from 'astro'
import { listAddresses } from '#contracts/listing.ts'
import { listStores } from '#contracts/stores.ts'
import { asAnonymous } from '../in-process.ts'
import { indexedContent } from '../server/content/addresses.ts'
import { declaredPages } from '../server/declared-pages.ts'
import { definePage } from '../server/routing/define-page.ts'
import { indexablePaths } from '../server/search/indexable-paths.ts'
import { indexablePages, sitemapXml } from '../server/search/sitemap.ts'
import { call } from '../shared/call.ts'
import { pathTo } from '../shared/routes.ts'

export const page = definePage({ query: [], visibility: 'public', indexed: false, cached: true })

export const GET: APIRoute = async (context) => {
  const answer = await call(listAddresses, {}, asAnonymous(context.request))
  const stores = await call(listStores, {}, asAnonymous(context.request))
  // An incomplete sitemap would make search engines drop the missing pages.
  if (!answer.ok || !stores.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  const fixed = await indexablePaths(await declaredPages())
  const content = await indexedContent(context.request)
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' }
  const storePaths = stores.value.stores.map(({ slug }) => pathTo(context, 'store', { store: slug }))
  const pages = indexablePages({ fixed, content, articles: answer.value.articles, stores: storePaths })
  return new Response(sitemapXml(pages), { headers })
}
