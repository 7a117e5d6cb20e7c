import type { APIRoute } from 'astro'
import { listAddresses } from '#contracts/listing.ts'
import { asNobody } from '../door.ts'
import { keepPage } from '../server/cache.ts'
import { call } from '../shared/call.ts'
import { pagesToFind, sitemapXml } from '../server/sitemap.ts'

export const GET: APIRoute = async (page) => {
  const answer = await call(listAddresses, {}, asNobody(page.request))
  // Half a list would say that the rest is gone.
  if (!answer.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  keepPage(page)
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' }
  return new Response(sitemapXml(pagesToFind(page, answer.value.articles)), { headers })
}
