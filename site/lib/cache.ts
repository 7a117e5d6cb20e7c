import type { APIContext } from 'astro'
import { GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { SHELL_TAG } from '#domain/shell-tag.ts'

type Page = Pick<APIContext, 'request' | 'cache'>

/** Longest a page is kept without being asked for again, in seconds. Whoever writes invalidates sooner. */
const LONGEST_SECONDS = 600

/** Keeps this page for everybody until something with one of its tags changes. The menu on every page names brands. */
export function keepPage({ request, cache }: Page, tags: string[]): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  cache.set({ maxAge: LONGEST_SECONDS, swr: 60, tags: [GOODS_TAG, SHELL_TAG, ...tags] })
}
