import type { Article, FrameSpecification } from '#contracts/catalog.ts'
import { designOf, type FrameDesign } from '#domain/frames/frame.ts'
import { frontDrawing, sideDrawing } from '#domain/frames/front-drawing.ts'

/** The measures of one size with the look of its design: what the drawing of the measures is made from. */
export function frameDesign(
  { form }: Pick<Article, 'form'>,
  frame: FrameSpecification | null,
): FrameDesign | undefined {
  return form && frame ? designOf(form, frame) : undefined
}

type Drawings = { front: ReturnType<typeof frontDrawing>; side: ReturnType<typeof sideDrawing> }

const cache = new Map<string, Drawings>()

/** Front and side of a design as line art. Tracing is slow and deterministic, so it is cached. */
export function drawingsOf(design: FrameDesign): Drawings {
  const key = JSON.stringify(design)
  const drawings = cache.get(key) ?? { front: frontDrawing(design), side: sideDrawing(design) }
  cache.set(key, drawings)
  return drawings
}
