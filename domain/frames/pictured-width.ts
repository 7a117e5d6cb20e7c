import { faceCurve } from './face-curve.ts'
import type { FrameDesign } from './frame.ts'
import { frameLayout } from './layout.ts'

/** The camera of the front pictures: how far it stands from what it aims at, how high that lies, and how steeply it looks down. */
const CAMERA_MM = 585
const AIM_MM = 19
const RISE = (7 * Math.PI) / 180

/**
 * How wide a frame stands in its front picture, in millimeters at the scale of the picture.
 *
 * A picture is in scale at the bridge. The ends lie behind it and look nearer to each other: by half a percent of a plain
 * front, by three of sport glasses that bend around the face. A line under the picture has to end where they do.
 */
export function picturedWidth(design: FrameDesign): number {
  const { halfWidth, hinge, depth } = frameLayout(design)
  const [x, y, z] = faceCurve(design).at(halfWidth, hinge, depth / 2)
  const towardCamera = (y - AIM_MM) * Math.sin(RISE) + z * Math.cos(RISE)
  return (2 * x * CAMERA_MM) / (CAMERA_MM - towardCamera)
}
