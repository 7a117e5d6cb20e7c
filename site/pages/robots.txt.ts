import type { APIRoute } from 'astro'
import { OFFERED_LANGUAGES } from '#contracts/language.ts'
import { pathIn } from '#domain/language-path.ts'
import { declaredPages } from '../server/declared-pages.ts'
import { definePage } from '../server/routing/define-page.ts'
import { absoluteUrl } from '../server/search/texts.ts'
import { disallowedPaths } from '../server/search/indexable-paths.ts'

export const page = definePage({ query: [], visibility: 'public', indexed: false })

export const GET: APIRoute = async () => {
  const pages = await disallowedPaths(await declaredPages())
  const closed = ['/admin', '/api', ...OFFERED_LANGUAGES.flatMap((one) => pages.map((path) => pathIn(one, path)))]
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const text = [...rules, '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(text, { headers })
}
