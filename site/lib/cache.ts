import type { APIContext } from 'astro'
import { GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { SHELL_TAG } from '#domain/shell-tag.ts'
import { heldSeconds } from '../door.ts'

type Page = Pick<APIContext, 'request' | 'cache'>

/** Longest a page is kept without being asked for again, in seconds. Whoever writes invalidates sooner. */
const LONGEST_SECONDS = 600

/** Drawing takes time of its own, and a page is kept from the end of it on. */
const DRAWING_SECONDS = 1

/**
 * Keeps this page for everybody until something with one of its tags changes, or what it was told holds no longer.
 *
 * Called when the page has asked for all its goods. The menu on every page names brands.
 */
export function keepPage({ request, cache }: Page, tags: string[]): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const maxAge = Math.min(LONGEST_SECONDS, heldSeconds(request) - DRAWING_SECONDS)
  cache.set(maxAge > 0 && { maxAge, swr: 60, tags: [GOODS_TAG, SHELL_TAG, ...tags] })
}
