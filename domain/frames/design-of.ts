import type { FrameForm, FrameSpecification } from '#contracts/catalog.ts'
import type { FrameDesign } from './frame.ts'

/** A frame as its geometry takes it: the measures of one size in millimeters, with the look of its design. */
export function designOf(form: FrameForm, measures: FrameSpecification): FrameDesign {
  const { noseBridge: bridge, ...size } = measures
  const { material: frameMaterial, ...look } = form
  return { ...size, ...look, bridge, frameMaterial }
}
