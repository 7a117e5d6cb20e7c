import { defineMiddleware, sequence } from 'astro:middleware'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { PageAddress } from '#contracts/pages.ts'
import { languageOfPath, linkIn, pathIn, withLinksIn } from '#domain/language-path.ts'
import { contentAt } from './server/content/addresses.ts'
import { postedForm, receivedForm, type RefusedForm } from './server/content/sent-form.ts'
import { factsAt } from './server/declared-pages.ts'
import { draftAt, showPreview } from './server/preview/show-preview.ts'
import type { PageFacts } from './server/routing/define-page.ts'
import { redirectPermanently, redirectTemporarily } from './server/routing/redirect.ts'
import { normalizedPath } from './server/routing/normalized-path.ts'
import { smallAddress } from './server/routing/small-letters.ts'
import { languageAsked } from './shared/language.ts'
import { pageQuery } from './shared/page-query.ts'

/** Maximum cache age of a page at the front server, in seconds. Writes invalidate sooner. */
const CACHED_SECONDS = 600

/** The route of every page that editors write (`site/pages/content-page.astro`). */
const CONTENT_PAGE = '/content-page'

/** Name in the query of an agreement: the day since which a version was in force. */
const VERSION = 'versio'

/** Gives a page its language: of its texts, and of where its links, forms and redirects lead. */
const speakLanguage = defineMiddleware(async ({ request, locals }, next) => {
  const language = (locals.language ??= languageAsked(request))
  const response = await next()
  if (language === SHOP_LANGUAGE) return response
  const location = response.headers.get('Location')
  if (location) response.headers.set('Location', linkIn(language, location))
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const { status, headers } = response
  return new Response(withLinksIn(language, await response.text()), { status, headers })
})

/** Applies each page's declaration: normalized address, cache policy, and `noindex` through the layout. */
const applyFacts = defineMiddleware(async (context, next) => {
  const { request, locals, cache } = context
  const isFirst = locals.page === undefined
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isPosted = request.method === 'POST'
  const url = new URL(request.url)
  const isAsked = isFirst && (isRead || isPosted)
  const path = pathOf(request)
  const { language = SHOP_LANGUAGE } = locals
  const written = pathIn(language, path)
  const content = isAsked
    ? (draftAt(locals, written) ?? (await contentAt(request, written)) ?? (await contentAt(request, path)))
    : undefined
  if (content && 'movedTo' in content) {
    const address = withQuery(content.movedTo, request)
    return content.isTemporary
      ? redirectTemporarily(address, isPosted ? 307 : 302)
      : redirectPermanently(address, isPosted ? 308 : 301)
  }
  const small = isFirst && isRead && !content ? await smallAddress(request, path, language) : undefined
  if (small !== undefined) return redirectPermanently(withQuery(small, request))
  // What is asked for in a language that has it elsewhere is there.
  const sister = content?.language !== language && content?.sisters.find((one) => one.language === language)
  if (sister) return redirectTemporarily(withQuery(sister.path, request), isPosted ? 307 : 302)
  const ownFacts = await factsAt(context)
  // A page of the site with a page of the editors inside keeps its own declaration.
  const isInside = content !== undefined && context.routePattern.normalize('NFC') === languageOfPath(content.path).path
  let facts: PageFacts = content && !isInside ? contentFacts(content, language, url) : ownFacts
  let refused: RefusedForm | undefined
  if (content) {
    locals.content = content
    locals.version = url.searchParams.get(VERSION) ?? undefined
    const posted = isPosted ? await postedForm(context, content.path) : undefined
    if (posted instanceof Response) return posted
    refused = posted
    const sentForm = refused ?? receivedForm(url)
    if (sentForm) locals.sentForm = sentForm
    if (facts.query !== 'any') facts = { ...facts, query: [...facts.query, pageQuery.sent] }
    // What was typed is the visitor's, and an address that says so is not the page's own.
    if (sentForm) facts = { ...facts, visibility: 'personal', indexed: false }
  }
  // What staff see before visitors do is theirs alone.
  if (locals.preview) facts = { ...facts, visibility: 'personal', indexed: false }
  const plain = isRead && isFirst ? normalizedPath(url, facts.query) : undefined
  if (plain !== undefined)
    return new Response(null, { status: 301, headers: { Location: plain, 'Cache-Control': 'no-cache' } })

  locals.page = facts
  const isPersonal = facts.visibility === 'personal'
  if (isRead && !isPersonal && facts.cached) cache.set({ maxAge: CACHED_SECONDS })
  const response = content && !isInside ? await next(CONTENT_PAGE) : await next()
  if (isPersonal) {
    cache.set(false)
    response.headers.set('Cache-Control', 'private, no-store')
    // The address may hold a reference that opens the page: no other page, and no script on it, receives it.
    response.headers.set('Referrer-Policy', 'strict-origin')
  } else if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
  return refused ? answerTo(refused, response) : response
})

export const onRequest = sequence(speakLanguage, showPreview, applyFacts)

/**
 * The facts of a page of the editors. For search engines is neither what stands among the texts of another language, nor the
 * versions of an agreement one by one; these are not for caches either.
 */
function contentFacts(content: PageAddress, language: Language, { searchParams }: URL): PageFacts {
  const indexed = content.isIndexed && content.language === language
  if (content.kind !== 'agreement') return { query: [], visibility: 'public', indexed, cached: true }
  const isCurrent = !searchParams.has(VERSION)
  return { query: [VERSION], visibility: 'public', indexed: indexed && isCurrent, cached: isCurrent }
}

/** The address of a redirect with the request's query, unless it has one of its own. */
function withQuery(address: string, { url }: Request): string {
  return /[?#]/.test(address) ? address : address + new URL(url).search
}

/** The page with a refused form, with the status of the refusal and the cookies of a new shopper. */
function answerTo({ status, headers: own }: RefusedForm, page: Response): Response {
  const headers = new Headers(page.headers)
  for (const cookie of own.getSetCookie()) headers.append('Set-Cookie', cookie)
  return new Response(page.body, { status, headers })
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
