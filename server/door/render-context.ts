import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/cache.ts'

/** A page that is being rendered, and what its answers say of caching it. */
export interface RenderContext {
  /** Whether every answer it was rendered from was a success with tags. An answer without tags is for one visitor. */
  isForEverybody: boolean
  /** The tags of its answers: a change under one of them makes it stale. */
  tags: Set<string>
  /** Until when all of its answers hold, by `performance.now()`. */
  until: number
  /** Tags that were invalidated while it was rendered: it may have been read before. */
  invalidated: Set<string>
}

const renders = new Set<RenderContext>()

/** Registers a page that is being rendered, so that it is not cached if it becomes stale meanwhile. */
export function beginRender(): RenderContext {
  const render = {
    isForEverybody: true,
    tags: new Set<string>(),
    until: Number.POSITIVE_INFINITY,
    invalidated: new Set<string>(),
  }
  renders.add(render)
  return render
}

export function endRender(render: RenderContext): void {
  renders.delete(render)
}

/** Notes what an answer says of caching what is rendered from it. No answer at all counts as one that failed. */
export function noteAnswer(render: RenderContext, answer?: Pick<Response, 'ok' | 'headers'>): void {
  const tags = answer?.headers.get(CACHE_TAGS)?.split(',')
  if (!answer?.ok || !tags) {
    render.isForEverybody = false
    return
  }
  for (const tag of tags) render.tags.add(tag)
  const seconds = answer.headers.get(CACHE_MAX_AGE)
  if (seconds !== null) render.until = Math.min(render.until, performance.now() + Number(seconds) * 1000)
}

/** Tells the pages that are being rendered that something with one of these tags has changed. */
export function markRendersStale(tags: string[]): void {
  for (const { invalidated } of renders) for (const tag of tags) invalidated.add(tag)
}

/** Whether what was rendered may be cached: all it was rendered from is known, and none of it has changed meanwhile. */
export function isCacheable({ isForEverybody, tags, until, invalidated }: RenderContext): boolean {
  return isForEverybody && tags.size > 0 && until > performance.now() && tags.isDisjointFrom(invalidated)
}
