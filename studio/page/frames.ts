import type { FrameFinish } from '../../contracts/frame-finish.ts'
import type { Fineness } from '../../domain/frames/standing-frame.ts'
import { trimOf } from '#domain/frames/frame.ts'
import type { EyewearColor } from '../orders.ts'

/** How fine the meshes of a picture are. */
export const FINENESS: Fineness = { step: 0.45, shade: 1.1 }

/** A color of the seeds as its model takes it. */
export function finishOf({ slug, front, temple, lens }: EyewearColor): FrameFinish {
  return { front, temple, lens, trim: trimOf(slug) }
}
