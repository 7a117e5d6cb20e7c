import type { FrameDesign } from './frame.ts'

/** Where the parts of a frame meet, in the plane of the front. Millimeters. */
export type Layout = {
  /** From the middle of the bridge to the middle of a lens. */
  lensCenter: number
  /** Height of the hinges above the middle of the lenses. */
  hinge: number
  /** From the middle of the bridge to the outer edge of an end piece. */
  halfWidth: number
  /** Height of the middle of the bridge above the middle of the lenses. */
  bridge: number
  /** How thick the front is from face to back. */
  depth: number
  /** Whether rims are wire rather than a cut sheet. */
  isWire: boolean
}

const HINGE_HEIGHTS: Record<FrameDesign['shape'], number> = {
  round: 0.16,
  panto: 0.24,
  oval: 0.16,
  square: 0.27,
  rectangle: 0.24,
  cateye: 0.31,
  pilot: 0.28,
  hexagonal: 0.16,
  browline: 0.32,
  wrap: 0.26,
}

/** The layout of a design. The total width is the measured one unless the rims themselves are wider. */
export function frameLayout(design: FrameDesign): Layout {
  const isWire = design.frameMaterial === 'metal' || design.frameMaterial === 'titanium'
  const outermost = design.bridge / 2 + design.lensWidth + (design.rim === 'rimless' ? 0 : design.rimWidth)
  return {
    lensCenter: (design.bridge + design.lensWidth) / 2,
    hinge: design.lensHeight * HINGE_HEIGHTS[design.shape],
    halfWidth: Math.max(design.totalWidth / 2, outermost + 0.6),
    bridge: design.lensHeight * (design.shape === 'cateye' ? 0.12 : design.shape === 'wrap' ? 0.2 : 0.19),
    depth: isWire ? 1.9 : design.frameMaterial === 'tr90' ? 3.4 : Math.min(4.6, 3 + design.rimWidth * 0.22),
    isWire,
  }
}
