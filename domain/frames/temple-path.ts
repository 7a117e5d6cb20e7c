import type { FrameDesign, Point3 } from './frame.ts'
import { smoothstep } from './vectors.ts'

const STEP = 1.25

/**
 * The middle line of a left temple from its hinge to its tip: straight to the ear, then down behind it, and gently
 * inward. Its length is the temple length exactly, measured along the bend as makers do (ISO 8624).
 */
export function templePath(design: Pick<FrameDesign, 'templeLength' | 'shape'>, from: Point3): Point3[] {
  const isSport = design.shape === 'wrap'
  const bendAt = design.templeLength - (isSport ? 62 : 48)
  const bendLength = isSport ? 50 : 34
  const drop = ((isSport ? 27 : 47) * Math.PI) / 180
  const steps = Math.round(design.templeLength / STEP)
  const step = design.templeLength / steps
  const path: Point3[] = [from]
  let [x, y, z] = from
  for (let i = 0; i < steps; i++) {
    const along = (i + 0.5) * step
    const pitch = drop * smoothstep(bendAt, bendAt + bendLength, along)
    const yaw = 0.012 - 0.075 * smoothstep(20, bendAt, along) - 0.14 * smoothstep(bendAt, design.templeLength, along)
    x += step * Math.sin(yaw) * Math.cos(pitch)
    y -= step * Math.sin(pitch)
    z -= step * Math.cos(yaw) * Math.cos(pitch)
    path.push([x, y, z])
  }
  return path
}
