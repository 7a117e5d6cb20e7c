import type { APIRoute } from 'astro'
import { ownAddress } from '../server/own-address.ts'
import { pathTo } from '../shared/routes.ts'

/** What concerns one visitor, and what is asked anew each time. */
const closedPages = ['cart', 'checkout', 'order', 'search'] as const

export const GET: APIRoute = (page) => {
  const pages = closedPages.map((name) => pathTo(page, name))
  // A mailed link ends in a token.
  const closed = ['/admin', '/api', ...pages, pathTo(page, 'withdrawal_of', { token: '' })]
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const text = [...rules, '', `Sitemap: ${ownAddress('/sitemap.xml')}`, ''].join('\n')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(text, { headers })
}
