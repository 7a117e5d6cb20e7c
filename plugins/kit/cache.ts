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

/** Said in seconds, to pages only: what is planned is nobody's business. The front door reads it. */
export const CACHE_MAX_AGE = 'x-cache-max-age'

/** The tags of an answer, said to pages only. The front door keeps no page that was drawn from an answer without. */
export const CACHE_TAGS = 'x-cache-tags'

/** Tells a page that asks in process until when (ms) the answer holds, so that the page is kept no longer. */
export function setCacheExpiry(req: PayloadRequest, until: number): void {
  if (!Number.isFinite(until)) return
  tellPage(req, CACHE_MAX_AGE, String(Math.max(0, Math.floor((until - now().getTime()) / 1000))))
}

/** Tells a page that asks in process which tags make the answer old, so that whoever writes what it shows drops it. */
export function setCacheTags(req: PayloadRequest, ...tags: string[]): void {
  tellPage(req, CACHE_TAGS, tags.join())
}

function tellPage(req: PayloadRequest, name: string, said: string): void {
  if (req.headers.get('x-shop-inside') !== '1') return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set(name, said)
}
