import type { APIRoute } from 'astro'
import { listFeedArticles } from '#contracts/listing.ts'
import { brand } from '#domain/brand.ts'
import { asAnonymous } from '../../in-process.ts'
import { definePage } from '../../server/routing/define-page.ts'
import { productItem } from '../../server/search/product-feed.ts'
import { deliveriesFor } from '../../server/shell/fragments.ts'
import { rssXml } from '../../server/search/rss.ts'
import { useText } from '../../server/texts/text.ts'
import { call } from '../../shared/call.ts'
import { languageOf } from '../../shared/language.ts'
import { pathTo } from '../../shared/routes.ts'

/** The product feed for advertising programs and price comparisons. */
export const page = definePage({ query: [], visibility: 'public', indexed: false, cached: true })

export const GET: APIRoute = async (context) => {
  const answer = await call(listFeedArticles, {}, asAnonymous(context.request))
  // An incomplete feed would end the advertisements of the missing articles.
  if (!answer.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  const channel = {
    title: brand.name,
    description: useText(context, 'shell')('description'),
    path: pathTo(context, 'home'),
    feedPath: pathTo(context, 'product_feed'),
    language: languageOf(context),
  }
  const headers = { 'Content-Type': 'application/rss+xml; charset=utf-8' }
  const deliveries = await deliveriesFor(context.request)
  const items = answer.value.articles.map((article) => productItem(article, deliveries))
  return new Response(rssXml(channel, items), { headers })
}
