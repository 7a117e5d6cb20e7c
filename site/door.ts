import type { Caller } from './shared/call.ts'

declare global {
  /** Calls the shop in process. Registered by `server/door/in-process.ts`. */
  var shopFetch: (request: Request) => Promise<Response>
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
