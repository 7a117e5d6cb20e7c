import type { FrameDesign } from '#domain/frames/frame.ts'
import { standingFrame, type Fineness, type StandingFrame } from '#domain/frames/standing-frame.ts'

/** What the worker is asked to build. */
export interface BuildOrder {
  design: FrameDesign
  fineness: Fineness
}

// Half a second of sums, beside the page instead of in it.
addEventListener('message', ({ data: { design, fineness } }: MessageEvent<BuildOrder>) => {
  const frame = standingFrame(design, fineness)
  postMessage(frame, { transfer: buffersOf(frame) })
})

/** The memory of the meshes, which is handed over instead of copied. */
function buffersOf({ parts, shade }: StandingFrame): Transferable[] {
  const arrays = [...parts, ...shade].flatMap(({ mesh }) => Object.values(mesh))
  return [...new Set(arrays.map(({ buffer }) => buffer))]
}
