import { defineMiddleware } from 'astro:middleware'
import { factsAt } from './server/declared-pages.ts'
import { normalizedPath } from './server/routing/normalized-path.ts'

/** Maximum cache age of a page at the front server, in seconds. Writes invalidate sooner. */
const CACHED_SECONDS = 600

/** Applies each page's declaration: normalized address, cache policy, and `noindex` through the layout. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { request, locals, cache } = context
  const facts = await factsAt(context)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isFirst = locals.page === undefined
  const plain = isRead && isFirst ? normalizedPath(new URL(request.url), facts.query) : undefined
  if (plain !== undefined)
    return new Response(null, { status: 301, headers: { Location: plain, 'Cache-Control': 'no-cache' } })

  locals.page = facts
  const isPersonal = facts.visibility === 'personal'
  if (isRead && !isPersonal && facts.cached) cache.set({ maxAge: CACHED_SECONDS })
  const response = await next()
  if (isPersonal) {
    cache.set(false)
    response.headers.set('Cache-Control', 'private, no-store')
    // The address may hold a reference that opens the page: no other page, and no script on it, is told.
    response.headers.set('Referrer-Policy', 'strict-origin')
  } else if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
  return response
})
