import { STAFF_COOKIE } from '#domain/own-storage.ts'
import { previewCookieName, previewTokenIn } from '#domain/preview-cookie.ts'
import type { Caller } from './shared/call.ts'
import { languageAsked } from './shared/language.ts'

declare global {
  /** Calls the shop in process. Registered by `server/http/in-process.ts`. */
  var shopFetch: (request: Request) => Promise<Response>
  /** Caches a fragment that many pages share. Registered by `server/http/site.ts`, not in development. */
  var cacheFragment:
    (<Value>(name: string, make: () => Promise<Value>, options?: { isShown?: boolean }) => Promise<Value>) | undefined
  /** Allows hosts in the content policy of the page. Registered by `server/http/site.ts`, not in development. */
  var allowHosts: ((hosts: { scripts: string[]; data: string[] }) => void) | undefined
}

/** A caller with the cookies of the page's visitor and the language of the page, in process, no network. */
export function asVisitor(page: Request): Caller {
  return {
    origin: new URL(page.url).origin,
    language: languageAsked(page),
    fetch: (request) => {
      request.headers.set('cookie', page.headers.get('cookie') ?? '')
      return globalThis.shopFetch(request)
    },
  }
}

/**
 * A caller without cookies, for what all visitors of a language see alike, so that the response may be cached. Staff who
 * preview the shop keep what says so.
 */
export function asAnonymous(page: Request): Caller {
  const preview = previewCookies(page.headers.get('cookie'))
  return {
    origin: new URL(page.url).origin,
    language: languageAsked(page),
    fetch: (request) => {
      if (preview) request.headers.set('cookie', preview)
      return globalThis.shopFetch(request)
    },
  }
}

/** The cookies that a preview needs, of all that a visitor has; undefined where there is no preview. */
function previewCookies(cookies: string | null): string | undefined {
  const shopUrl = process.env.SHOP_URL
  if (previewTokenIn(cookies, shopUrl) === undefined) return undefined
  const stored = [previewCookieName(shopUrl), STAFF_COOKIE]
  return cookies
    ?.split(/;\s*/)
    .filter((one) => stored.some((name) => one.startsWith(`${name}=`)))
    .join('; ')
}

/**
 * A fragment that all visitors and many pages share, such as rendered HTML or the answer of a call as `asAnonymous`:
 * made once for each language, then cached until data it shows is written. The name distinguishes it from all other
 * fragments. What only decides which page an address has is not shown (`isShown: false`): pages do not become stale
 * with it.
 */
export function cachedFragment<Value>(
  name: string,
  make: () => Promise<Value>,
  options: { isShown?: boolean } = {},
): Promise<Value> {
  return globalThis.cacheFragment?.(name, make, options) ?? make()
}

/** Allows scripts of these hosts on the page that is being rendered, and their exchange of data. Not from a fragment. */
export function allowHosts(hosts: { scripts: string[]; data: string[] }): void {
  globalThis.allowHosts?.(hosts)
}
