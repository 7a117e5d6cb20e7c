import type { Article, Specification } from '#contracts/catalog.ts'
import type { FrameDesign } from '#domain/frames/frame.ts'

/** The measures of one size with the look of its design: what the drawing of the measures is made from. */
export function frameDesign({ form }: Pick<Article, 'form'>, measures: Specification): FrameDesign | undefined {
  const { lensWidth, height: lensHeight, noseBridge: bridge, length: templeLength, width: totalWidth } = measures
  if (!form || !lensWidth || !lensHeight || !bridge || !templeLength || !totalWidth) return undefined
  const { shape, rim, material: frameMaterial, rimWidth } = form
  return { lensWidth, lensHeight, bridge, templeLength, totalWidth, shape, rim, rimWidth, frameMaterial }
}
