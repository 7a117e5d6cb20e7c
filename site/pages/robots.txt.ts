import type { APIRoute } from 'astro'
import { declaredPages } from '../server/declared-pages.ts'
import { definePage } from '../server/routing/define-page.ts'
import { absoluteUrl } from '../server/search/absolute-url.ts'
import { disallowedPaths } from '../server/search/indexable-paths.ts'

export const page = definePage({ query: [], visibility: 'public', indexed: false })

export const GET: APIRoute = async () => {
  const closed = ['/admin', '/api', ...(await disallowedPaths(await declaredPages()))]
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const text = [...rules, '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(text, { headers })
}
