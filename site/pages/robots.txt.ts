import type { APIRoute } from 'astro'
import { declaredPages } from '../server/declared-pages.ts'
import { definePage } from '../server/define-page.ts'
import { ownAddress } from '../server/own-address.ts'
import { pathsToLeave } from '../server/paths-to-find.ts'

export const page = definePage({ query: [], visibility: 'public', indexed: false })

export const GET: APIRoute = async () => {
  const closed = ['/admin', '/api', ...(await pathsToLeave(await declaredPages()))]
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const text = [...rules, '', `Sitemap: ${ownAddress('/sitemap.xml')}`, ''].join('\n')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(text, { headers })
}
