import { joined, roundedBox, taperedBar, without, type Field2 } from './distance.ts'
import type { FrameDesign } from './frame.ts'
import type { Layout } from './layout.ts'

/** Adds the bridge of an acetate front to its rims: a keyhole for round shapes, a saddle for the others. */
export function withBridge(rims: Field2, design: FrameDesign, layout: Layout): Field2 {
  return hasKeyhole(design) ? keyhole(rims, design, layout) : saddle(rims, design, layout)
}

function hasKeyhole({ shape, bridge }: FrameDesign): boolean {
  return (shape === 'round' || shape === 'panto') && bridge >= 19
}

/** An arched bar; the large fillet below it becomes the curve that rests on the nose. */
function saddle(rims: Field2, design: FrameDesign, layout: Layout): Field2 {
  const half = Math.min(3.6, 1.5 + design.rimWidth * 0.36)
  const bar = taperedBar([-design.bridge / 2, layout.bridge], [design.bridge / 2, layout.bridge], half, half)
  const softness = Math.max(3, (design.bridge - design.rimWidth) * 0.4)
  return (x, y) => joined(rims(x, y), bar(x, y - 1.2 + 0.022 * x * x), softness)
}

/** A full-height web from which the keyhole is cut: a round eye above a slot that opens downward. */
function keyhole(rims: Field2, design: FrameDesign, layout: Layout): Field2 {
  const top = layout.bridge + 3.9
  const low = -design.lensHeight * 0.13
  const web = roundedBox([0, (top + low) / 2], design.bridge / 2, (top - low) / 2, 2)
  const eye = Math.min(3.4, (design.bridge - design.rimWidth) / 4.6)
  const eyeAt = top - 4.6 - eye
  const slot = taperedBar([0, eyeAt - 1], [0, low - 16], eye * 0.78, eye * 2.3)
  return (x, y) => {
    const body = joined(rims(x, y), web(x, y + 0.016 * x * x), 5)
    const hole = joined(Math.hypot(x, y - eyeAt) - eye, slot(x, y), 3)
    return without(body, hole, 1.2)
  }
}
