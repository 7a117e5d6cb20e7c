import type { PayloadRequest } from 'payload'
import { now } from '../clock.ts'
import type { WithPayload } from './documents.ts'
import { announceInvalidation } from './invalidations.ts'

declare global {
  /** The page cache of this process. Global, since the bundles share no module state. */
  var siteCache: { invalidate: (what: { tags: string[] | 'all' }) => Promise<void> | void } | undefined
}

/** Drops every cached page with one of these tags, in all processes. Called after each write of something that pages show. */
export async function invalidate(context: WithPayload, tags: string[]): Promise<void> {
  await globalThis.siteCache?.invalidate({ tags })
  await announceInvalidation(context, tags)
}

/** Seconds, in answers to in-process requests only: it would disclose planned price changes. The front server reads it. */
export const CACHE_MAX_AGE = 'x-cache-max-age'

/** Cache tags, in answers to in-process requests only. The front server caches no page rendered from an answer without them. */
export const CACHE_TAGS = 'x-cache-tags'

/** Sets until when (ms) the answer is valid, for in-process requests: the page rendered from it is cached no longer. */
export function setCacheExpiry(req: PayloadRequest, until: number): void {
  if (!Number.isFinite(until)) return
  setInProcessHeader(req, CACHE_MAX_AGE, String(Math.max(0, Math.floor((until - now().getTime()) / 1000))))
}

/** Sets the cache tags of the answer, for in-process requests: `invalidate` drops the page rendered from it. */
export function setCacheTags(req: PayloadRequest, ...tags: string[]): void {
  setInProcessHeader(req, CACHE_TAGS, tags.join())
}

function setInProcessHeader(req: PayloadRequest, name: string, value: string): void {
  if (req.headers.get('x-shop-inside') !== '1') return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set(name, value)
}
