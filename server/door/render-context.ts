import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/cache.ts'

/** A page being drawn, and what the shop told it meanwhile. */
export interface RenderContext {
  /** Whether every answer it was drawn from was a good one and may be kept. One that says no tag concerns one visitor. */
  isFit: boolean
  /** What makes it old, as its answers say. */
  tags: Set<string>
  /** Until when its answers hold, by `performance.now()`. */
  until: number
  /** What was invalidated meanwhile: it may have been read before. */
  invalidated: Set<string>
}

const renders = new Set<RenderContext>()

/** Says that a page is being drawn, so that it is not kept if it grows old while that lasts. */
export function beginRender(): RenderContext {
  const render = {
    isFit: true,
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

/** Notes what an answer says of keeping what is drawn from it. None at all is an answer that failed. */
export function noteAnswer(render: RenderContext, answer?: Pick<Response, 'ok' | 'headers'>): void {
  const tags = answer?.headers.get(CACHE_TAGS)?.split(',')
  if (!answer?.ok || !tags) {
    render.isFit = false
    return
  }
  for (const tag of tags) render.tags.add(tag)
  const seconds = answer.headers.get(CACHE_MAX_AGE)
  if (seconds !== null) render.until = Math.min(render.until, performance.now() + Number(seconds) * 1000)
}

/** Tells the pages being drawn that something with one of these tags has changed. */
export function markRendersStale(tags: string[]): void {
  for (const { invalidated } of renders) for (const tag of tags) invalidated.add(tag)
}

/** Whether what was drawn may be kept: all it was drawn from is known, and none of it has changed meanwhile. */
export function isKeepable({ isFit, tags, until, invalidated }: RenderContext): boolean {
  return isFit && tags.size > 0 && until > performance.now() && tags.isDisjointFrom(invalidated)
}
