import { withBridge } from './bridge.ts'
import { distanceToOutline, joined, roundedBox, taperedBar, without, type Field2 } from './distance.ts'
import type { FrameDesign } from './frame.ts'
import type { Layout } from './layout.ts'
import { lensOutline } from './outline.ts'
import { smoothstep } from './vectors.ts'

/** The outlines a front is cut to: the body with its holes, its outer edge alone, and the panes. */
export type FrontOutline = { body: Field2; outer: Field2; panes: Field2 }

/** The outline of a front that is cut from a sheet, as signed distances in millimeters; symmetric about the bridge. */
export function frontOutline(design: FrameDesign, layout: Layout): FrontOutline {
  const panes = paneOutline(design, layout)
  const rims: Field2 = (x, y) => panes(x, y) - rimAt(design, y)
  const lug = endPiece(design, layout)
  if (design.rim === 'rimless') return { panes, outer: panes, body: clipped((x, y) => lug(Math.abs(x), y), layout) }
  const withLugs: Field2 = (x, y) => joined(rims(x, y), lug(Math.abs(x), y), design.shape === 'cateye' ? 5 : 6.5)
  const isOne = !design.isShield && design.shape !== 'browline'
  const whole = isOne ? withBridge(withLugs, design, layout) : withLugs
  const outer = clipped(whole, layout)
  return { panes, outer, body: (x, y) => Math.max(outer(x, y), -panes(x, y)) }
}

/** Cut straight where the temples begin. */
function clipped(field: Field2, layout: Layout): Field2 {
  return (x, y) => without(field(x, y), layout.halfWidth - Math.abs(x), 1.6)
}

/** The outline of the lenses: two, or one pane with a notch for the nose. */
export function paneOutline(design: FrameDesign, layout: Layout): Field2 {
  const lens = distanceToOutline(lensOutline(design))
  const apart: Field2 = (x, y) => lens(Math.abs(x) - layout.lensCenter, y)
  if (!design.isShield) return apart
  const center = roundedBox(
    [0, design.lensHeight * 0.16 - 0.7],
    layout.lensCenter * 0.85,
    design.lensHeight * 0.34 - 0.7,
    3,
  )
  return (x, y) => joined(apart(x, y), center(x, y), 5.5)
}

/** Thickness of the rim at a height: stronger at the brow; half rims fade out toward the cheek. */
function rimAt(design: FrameDesign, y: number): number {
  const share = (2 * y) / design.lensHeight
  if (design.shape === 'browline' || design.rim === 'half') {
    const thick = design.rimWidth * (design.shape === 'browline' ? 1.15 : 1)
    return thick * (1.25 * smoothstep(-0.5, 0.55, share) - 0.25)
  }
  return design.rimWidth * (0.98 + 0.14 * share)
}

/** What carries the hinge: a lug beside the rim, or the upswept corner of a cat eye. */
function endPiece(design: FrameDesign, layout: Layout): Field2 {
  const from = layout.lensCenter + design.lensWidth * 0.34
  const half = design.rim === 'rimless' ? 3.4 : Math.min(5.2, design.lensHeight * 0.115)
  if (design.shape === 'cateye') {
    const lug = taperedBar([from, layout.hinge - 1], [layout.halfWidth - 3.6, layout.hinge], 5, 4.4)
    const flick = taperedBar(
      [from - 3, layout.hinge + 1.5],
      [layout.halfWidth - 0.6, layout.hinge + half + 4.4],
      6.4,
      1.3,
    )
    return (x, y) => joined(lug(x, y), flick(x, y), 6)
  }
  return taperedBar([from, layout.hinge], [layout.halfWidth + 2, layout.hinge + 0.4], half + 0.6, half - 0.9)
}
