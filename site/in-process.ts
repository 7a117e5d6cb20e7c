import type { Caller } from './shared/call.ts'

declare global {
  /** Calls the shop in process. Registered by `server/http/in-process.ts`. */
  var shopFetch: (request: Request) => Promise<Response>
  /** Caches a fragment that many pages share. Registered by `server/http/site.ts`, not in development. */
  var cacheFragment:
    (<Value>(key: string, make: () => Promise<Value>, options?: { isShown?: boolean }) => Promise<Value>) | undefined
  /** Allows hosts in the content policy of the page. Registered by `server/http/site.ts`, not in development. */
  var allowHosts: ((hosts: { scripts: string[]; data: string[] }) => void) | undefined
}

/** A caller with the cookies of the page's visitor, in process, no network. */
export function asVisitor({ url, headers }: Request): Caller {
  return {
    origin: new URL(url).origin,
    fetch: (request) => {
      request.headers.set('cookie', headers.get('cookie') ?? '')
      return globalThis.shopFetch(request)
    },
  }
}

/** A caller without cookies, for what all visitors see alike, so that the response may be cached. */
export function asAnonymous({ url }: Request): Caller {
  return { origin: new URL(url).origin, fetch: (request) => globalThis.shopFetch(request) }
}

/**
 * A fragment that all visitors and many pages share, such as rendered HTML or the answer of a call as `asAnonymous`: made
 * once, then cached until data it shows is written. The key names it among all fragments, with its language. What only
 * decides which page an address has is not shown (`isShown: false`): pages do not become stale with it.
 */
export function cachedFragment<Value>(
  key: string,
  make: () => Promise<Value>,
  options: { isShown?: boolean } = {},
): Promise<Value> {
  return globalThis.cacheFragment?.(key, make, options) ?? make()
}

/** Allows scripts of these hosts on the page that is being rendered, and their exchange of data. Not from a fragment. */
export function allowHosts(hosts: { scripts: string[]; data: string[] }): void {
  globalThis.allowHosts?.(hosts)
}
