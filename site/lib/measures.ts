import type { Article, Specification } from '#contracts/catalog.ts'
import type { FrameDesign } from '#domain/frames/frame.ts'
import { frontDrawing, sideDrawing } from '#domain/frames/front-drawing.ts'

/** The measures of one size with the look of its design: what the drawing of the measures is made from. */
export function frameDesign({ form }: Pick<Article, 'form'>, measures: Specification): FrameDesign | undefined {
  const { lensWidth, height: lensHeight, noseBridge: bridge, length: templeLength, width: totalWidth } = measures
  if (!form || !lensWidth || !lensHeight || !bridge || !templeLength || !totalWidth) return undefined
  const { shape, rim, material: frameMaterial, rimWidth } = form
  return { lensWidth, lensHeight, bridge, templeLength, totalWidth, shape, rim, rimWidth, frameMaterial }
}

type Drawings = { front: ReturnType<typeof frontDrawing>; side: ReturnType<typeof sideDrawing> }

const drawn = new Map<string, Drawings>()

/** Front and side of a design as line art. Tracing takes a while and never comes out differently, so it is done once. */
export function drawingsOf(design: FrameDesign): Drawings {
  const key = JSON.stringify(design)
  const drawings = drawn.get(key) ?? { front: frontDrawing(design), side: sideDrawing(design) }
  drawn.set(key, drawings)
  return drawings
}
