import type { FrameForm, FrameSpecification } from '#contracts/catalog.ts'

/** A point in the plane of the front: millimeters, x to the viewer's right, y up, the bridge at zero. */
export type Point2 = readonly [number, number]

/** A point in space: millimeters, z toward the viewer. */
export type Point3 = readonly [number, number, number]

/** What a frame is built from: the measures of one size and the choices of its design. Millimeters. */
export type FrameDesign = {
  lensWidth: number
  lensHeight: number
  bridge: number
  templeLength: number
  totalWidth: number
  shape: 'round' | 'panto' | 'oval' | 'square' | 'rectangle' | 'cateye' | 'pilot' | 'hexagonal' | 'browline' | 'wrap'
  rim: 'full' | 'half' | 'rimless'
  /** Thickness of the rim seen from the front: metal 1–2, acetate 3–7. */
  rimWidth: number
  frameMaterial: 'acetate' | 'metal' | 'titanium' | 'combination' | 'tr90'
  /** A shield: one pane from temple to temple. */
  isShield?: boolean
}

/** A closed or open surface as typed arrays, ready for a GPU: three numbers a point, two a texture place, three corners a triangle. */
export type Mesh = {
  positions: Float32Array
  normals: Float32Array
  uvs: Float32Array
  indices: Uint32Array
}

/** What a part is made of, so that a picture can choose its material. */
export type Surface = 'front' | 'wire' | 'temple' | 'tip' | 'metal' | 'pad' | 'rubber' | 'lens' | 'lens-edge'

/** One named part of a frame. `right` and `left` are the wearer's: right lies at negative x. */
export type FramePart = { name: string; surface: Surface; mesh: Mesh }

/** A frame as its geometry takes it: the measures of one size in millimeters, with the look of its design. */
export function designOf(form: FrameForm, measures: FrameSpecification): FrameDesign {
  const { noseBridge: bridge, ...size } = measures
  const { material: frameMaterial, ...look } = form
  return { ...size, ...look, bridge, frameMaterial }
}

/** Whether a front is one pane from temple to temple: a wrap for which no lenses are ground. */
export function isShield({ shape, takesLenses }: Pick<FrameDesign, 'shape'> & { takesLenses: boolean }): boolean {
  return shape === 'wrap' && !takesLenses
}

/** The metal that goes with a frame of our own brands, by the code of its color: silver beside silver and smoke, else gold. */
export function trimOf(color: string): string {
  return /hopea|savu/.test(color) ? '#c9cacc' : '#d2ac63'
}
