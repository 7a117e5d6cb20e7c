import { defineMiddleware } from 'astro:middleware'
import type { PageAddress } from '#contracts/pages.ts'
import { contentAt } from './server/content/addresses.ts'
import { factsAt } from './server/declared-pages.ts'
import type { PageFacts } from './server/routing/define-page.ts'
import { redirectPermanently } from './server/routing/redirect-permanently.ts'
import { normalizedPath } from './server/routing/normalized-path.ts'

/** Maximum cache age of a page at the front server, in seconds. Writes invalidate sooner. */
const CACHED_SECONDS = 600

/** The route of every page that editors write (`site/pages/content-page.astro`). */
const CONTENT_PAGE = '/content-page'

/** Name in the query of an agreement: the day since which a version was in force. */
const VERSION = 'versio'

/** Applies each page's declaration: normalized address, cache policy, and `noindex` through the layout. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { request, locals, cache } = context
  const isFirst = locals.page === undefined
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const content = isFirst && isRead ? await contentAt(request, pathOf(request)) : undefined
  if (content && 'movedTo' in content) return redirectPermanently(withQuery(content.movedTo, request))
  const ownFacts = await factsAt(context)
  // A page of the site with a page of the editors inside keeps its own declaration.
  const isInside = content !== undefined && context.routePattern.normalize('NFC') === content.path
  const facts: PageFacts = content && !isInside ? contentFacts(content, new URL(request.url)) : ownFacts
  if (content) {
    locals.content = content
    locals.version = new URL(request.url).searchParams.get(VERSION) ?? undefined
    locals.language = content.language
  }
  const plain = isRead && isFirst ? normalizedPath(new URL(request.url), facts.query) : undefined
  if (plain !== undefined)
    return new Response(null, { status: 301, headers: { Location: plain, 'Cache-Control': 'no-cache' } })

  locals.page = facts
  const isPersonal = facts.visibility === 'personal'
  if (isRead && !isPersonal && facts.cached) cache.set({ maxAge: CACHED_SECONDS })
  const response = content && !isInside ? await next(CONTENT_PAGE) : await next()
  if (isPersonal) {
    cache.set(false)
    response.headers.set('Cache-Control', 'private, no-store')
    // The address may hold a reference that opens the page: no other page, and no script on it, is told.
    response.headers.set('Referrer-Policy', 'strict-origin')
  } else if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
  return response
})

/** The facts of a page of the editors. The versions of an agreement, one by one, are not for search engines or caches. */
function contentFacts({ kind, isIndexed }: PageAddress, { searchParams }: URL): PageFacts {
  if (kind !== 'agreement') return { query: [], visibility: 'public', indexed: isIndexed, cached: true }
  const isCurrent = !searchParams.has(VERSION)
  return { query: [VERSION], visibility: 'public', indexed: isIndexed && isCurrent, cached: isCurrent }
}

/** The address of a redirect with the request's query, unless it has one of its own. */
function withQuery(address: string, { url }: Request): string {
  return /[?#]/.test(address) ? address : address + new URL(url).search
}

/** The path of a request as editors write it: decoded, NFC, and without a slash at its end. */
function pathOf({ url }: Request): string {
  const { pathname } = new URL(url)
  const path = pathname.replace(/\/+$/, '') || '/'
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
