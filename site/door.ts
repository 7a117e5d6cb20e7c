import type { Caller } from './shared/call.ts'

declare global {
  /** Calls the shop in process. Registered by `server/door/in-process.ts`. */
  var shopFetch: (request: Request) => Promise<Response>
}

/** For a page: calls the shop as the visitor who asked for the page, in process, no network. */
export function asVisitor({ url, headers }: Request): Caller {
  return {
    origin: new URL(url).origin,
    fetch: (request) => {
      request.headers.set('cookie', headers.get('cookie') ?? '')
      return globalThis.shopFetch(request)
    },
  }
}

/** For what every visitor sees alike: the request carries no cookie, so the answer may be cached for as long as it holds. */
export function asNobody({ url }: Request): Caller {
  return { origin: new URL(url).origin, fetch: (request) => globalThis.shopFetch(request) }
}
