import type { APIRoute } from 'astro'
import { listAddresses } from '#contracts/listing.ts'
import { asNobody } from '../door.ts'
import { declaredPages } from '../server/declared-pages.ts'
import { definePage } from '../server/define-page.ts'
import { pathsToFind } from '../server/paths-to-find.ts'
import { pagesToFind, sitemapXml } from '../server/sitemap.ts'
import { call } from '../shared/call.ts'

export const page = definePage({ query: [], visibility: 'public', indexed: false, cached: true })

export const GET: APIRoute = async ({ request }) => {
  const answer = await call(listAddresses, {}, asNobody(request))
  // Half a list would say that the rest is gone.
  if (!answer.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  const written = await pathsToFind(await declaredPages())
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' }
  return new Response(sitemapXml(pagesToFind(written, answer.value.articles)), { headers })
}
