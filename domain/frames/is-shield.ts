import type { FrameDesign } from './frame.ts'

/** Whether a front is one pane from temple to temple: a wrap for which no lenses are ground. */
export function isShield({ shape, takesLenses }: Pick<FrameDesign, 'shape'> & { takesLenses: boolean }): boolean {
  return shape === 'wrap' && !takesLenses
}
