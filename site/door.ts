import type { Caller } from './shared/call.ts'

declare global {
  /** The shop behind the site. Hung up by `server/main.ts`, and answered without a network. */
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

/** For what every visitor sees alike: nobody's cookie is shown, so the answer may be kept for as long as it holds. */
export function asNobody({ url }: Request): Caller {
  return { origin: new URL(url).origin, fetch: (request) => globalThis.shopFetch(request) }
}
