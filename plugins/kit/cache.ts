import type { PayloadRequest } from 'payload'
import { now } from './clock.ts'

declare global {
  /** The site's page cache. Left here by the site's cache provider, since the bundles share no module state. */
  var siteCache: { invalidate: (what: { tags: string[] }) => Promise<void> | void } | undefined
}

/** Drops every page that was kept with one of these tags. Whoever writes what a page shows calls this. */
export async function invalidate(tags: string[]): Promise<void> {
  await globalThis.siteCache?.invalidate({ tags })
}

/** Said in seconds, to pages only: what is planned is nobody's business. `site/door.ts` reads it. */
const HOLDS_FOR = 'x-holds-for'

/** Tells a page that asks in process until when (ms) the answer holds, so that the page is kept no longer. */
export function holdsUntil(req: PayloadRequest, until: number): void {
  if (!Number.isFinite(until) || req.headers.get('x-shop-inside') !== '1') return
  const seconds = Math.max(0, Math.floor((until - now().getTime()) / 1000))
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set(HOLDS_FOR, String(seconds))
}
