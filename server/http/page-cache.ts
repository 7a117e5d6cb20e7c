import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { browserQuery } from '#domain/browser-query.ts'
import { etagOf } from './compress.ts'
import { isCacheable, markRendersStale, type RenderContext } from './render-context.ts'

/** A rendered page that is the same for every visitor. */
export interface CachedPage {
  headers: OutgoingHttpHeaders
  body: Buffer
  etag: string
}

interface Entry extends CachedPage {
  tags: Set<string>
}

const MB = 1024 * 1024

/** Pages at addresses that the shop gives, within this many bytes. */
const pages = shelf(80 * MB)

/** Pages at addresses with a query, of which anyone can make any number: they push out only each other. */
const answers = shelf(8 * MB)

function shelf(maxSize: number) {
  return new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ body }) => Math.max(1, body.length) })
}

const shelfOf = (key: string) => (key.includes('?') ? answers : pages)

/** The page cached under this key, unless it has expired. */
export function cachedPage(key: string): CachedPage | undefined {
  return shelfOf(key).get(key)
}

/**
 * Makes a page of a render, and caches it as long as both its header and its answers allow, unless it is stale already.
 */
export function cachePage(
  key: string,
  render: RenderContext,
  rendered: { headers: OutgoingHttpHeaders; body: Buffer; seconds: number },
): CachedPage {
  const { headers, body, seconds } = rendered
  const etag = etagOf(body)
  const page = { headers: { ...headers, etag, vary: 'Accept-Encoding' }, body, etag }
  const ttl = Math.min(render.until - performance.now(), seconds * 1000)
  if (isCacheable(render) && ttl > 0) shelfOf(key).set(key, { ...page, tags: render.tags }, { ttl })
  return page
}

/** Drops every page, or those with one of these tags, and marks current renders of them stale. */
export function invalidatePages({ tags }: { tags: string[] | 'all' }): void {
  markRendersStale(tags)
  for (const shelved of [pages, answers]) {
    const entries = [...shelved.entries()]
    const stale = tags === 'all' ? entries : entries.filter(([, page]) => tags.some((tag) => page.tags.has(tag)))
    for (const [key] of stale) shelved.delete(key)
  }
}

/** The page's max-age in seconds; 0 if it is no success or is for one visitor. */
export function secondsToCache(status: number, headers: OutgoingHttpHeaders): number {
  const isForOne = headers['set-cookie'] !== undefined || /no-store/.test(String(headers['cache-control'] ?? ''))
  if (status !== 200 || isForOne) return 0
  return Number(/max-age=(\d+)/.exec(String(headers['cdn-cache-control'] ?? ''))?.[1] ?? 0)
}

/** The cache key of an address: query parameters sorted, and without those that only browsers read. */
export function pageKey(host: string, path: string, search: string): string {
  if (search === '') return host + path
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (browserQuery.test(name)) query.delete(name)
  query.sort()
  return query.size > 0 ? `${host}${path}?${query}` : host + path
}
