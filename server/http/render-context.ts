import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/storage/cache.ts'

/** A page that is being rendered, and the cache headers of the API answers it uses. */
export interface RenderContext {
  /** Whether every answer it uses was a success with tags. An answer without tags is for one visitor. */
  isForEverybody: boolean
  /** The tags of those answers: an invalidation of one of them makes the page stale. */
  tags: Set<string>
  /** When the first of those answers expires, by `performance.now()`. */
  until: number
  /** Tags that were invalidated during the render: the data may have been read before that. */
  invalidated: Set<string>
  /** What the page itself allows beyond the shop's own origin, for its content policy. */
  hosts: OutsideHosts
}

/** Hosts outside the shop as a content policy names them, such as `https://example.com`. */
export interface OutsideHosts {
  /** Scripts of these hosts run. */
  scripts: Set<string>
  /** Scripts may exchange data with these, and load pictures of them. */
  data: Set<string>
}

const renders = new Set<RenderContext>()

/** Registers a page that is being rendered, so that it is not cached if it becomes stale meanwhile. */
export function beginRender(): RenderContext {
  const render = {
    isForEverybody: true,
    tags: new Set<string>(),
    until: Number.POSITIVE_INFINITY,
    invalidated: new Set<string>(),
    hosts: { scripts: new Set<string>(), data: new Set<string>() },
  }
  renders.add(render)
  return render
}

export function endRender(render: RenderContext): void {
  renders.delete(render)
}

/** Notes the cache headers of an answer. Undefined counts as a failure. */
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

/** Notes the cache headers of a part in the page that contains it. */
export function noteRender(render: RenderContext, part: RenderContext): void {
  render.isForEverybody &&= part.isForEverybody
  for (const tag of part.tags) render.tags.add(tag)
  render.until = Math.min(render.until, part.until)
}

/** Marks all current renders, or those that use data with one of these tags. */
export function markRendersStale(tags: string[] | 'all'): void {
  for (const render of renders) {
    if (tags === 'all') render.until = 0
    else for (const tag of tags) render.invalidated.add(tag)
  }
}

/** Whether the render may be cached: all its answers are cacheable, and none was invalidated meanwhile. */
export function isCacheable({ isForEverybody, tags, until, invalidated }: RenderContext): boolean {
  return isForEverybody && tags.size > 0 && until > performance.now() && tags.isDisjointFrom(invalidated)
}
