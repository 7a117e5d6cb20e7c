import type { APIRoute } from 'astro'
import { ownAddress } from '../server/own-address.ts'
import { pathTo } from '../shared/routes.ts'

/** What concerns one visitor, what is asked anew each time, and what is no page. A mailed link ends in a token. */
const closed = [
  ...['/admin', '/api'],
  ...[pathTo('cart'), pathTo('checkout'), pathTo('order'), pathTo('search'), `${pathTo('withdrawal')}/`],
]

export const GET: APIRoute = () => {
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const text = [...rules, '', `Sitemap: ${ownAddress('/sitemap.xml')}`, ''].join('\n')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(text, { headers })
}
