import type { APIContext } from 'astro'

type Page = Pick<APIContext, 'request' | 'cache'>

/** Longest a page is kept without being asked for again, in seconds. Whoever writes invalidates sooner. */
const LONGEST_SECONDS = 600

/**
 * Lets this page be kept for everybody.
 *
 * How long, and until what changes, follows from the answers it is drawn from (`server/door/render-context.ts`): they say it
 * themselves, so that nothing is kept of one that failed or concerns one visitor, whatever the page calls for.
 */
export function keepPage({ request, cache }: Page): void {
  if (request.method === 'GET' || request.method === 'HEAD') cache.set({ maxAge: LONGEST_SECONDS, swr: 60 })
}
