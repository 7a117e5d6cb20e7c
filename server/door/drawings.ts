import { HOLDS_FOR, KEPT_UNDER } from '#plugins/kit/cache.ts'

/** A page being drawn, and what the shop told it meanwhile. */
export interface Drawing {
  /** Whether every answer it was drawn from was a good one and may be kept. One that says no tag concerns one visitor. */
  isFit: boolean
  /** What makes it old, as its answers say. */
  tags: Set<string>
  /** Until when its answers hold, by `performance.now()`. */
  until: number
  /** What was invalidated meanwhile: it may have been read before. */
  invalidated: Set<string>
}

const drawings = new Set<Drawing>()

/** Says that a page is being drawn, so that it is not kept if it grows old while that lasts. */
export function beginDrawing(): Drawing {
  const drawing = {
    isFit: true,
    tags: new Set<string>(),
    until: Number.POSITIVE_INFINITY,
    invalidated: new Set<string>(),
  }
  drawings.add(drawing)
  return drawing
}

export function endDrawing(drawing: Drawing): void {
  drawings.delete(drawing)
}

/** Notes what an answer says of keeping what is drawn from it. None at all is an answer that failed. */
export function noteAnswer(drawing: Drawing, answer?: Pick<Response, 'ok' | 'headers'>): void {
  const tags = answer?.headers.get(KEPT_UNDER)?.split(',')
  if (!answer?.ok || !tags) {
    drawing.isFit = false
    return
  }
  for (const tag of tags) drawing.tags.add(tag)
  const seconds = answer.headers.get(HOLDS_FOR)
  if (seconds !== null) drawing.until = Math.min(drawing.until, performance.now() + Number(seconds) * 1000)
}

/** Tells the pages being drawn that something with one of these tags has changed. */
export function agePagesBeingDrawn(tags: string[]): void {
  for (const { invalidated } of drawings) for (const tag of tags) invalidated.add(tag)
}

/** Whether what was drawn may be kept: all it was drawn from is known, and none of it has changed meanwhile. */
export function isKeepable({ isFit, tags, until, invalidated }: Drawing): boolean {
  return isFit && tags.size > 0 && until > performance.now() && tags.isDisjointFrom(invalidated)
}
