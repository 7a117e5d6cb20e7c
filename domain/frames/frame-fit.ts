import type { FaceWidths } from './face-pose.ts'
import type { FrameDesign } from './frame.ts'

/** How sure a picture is of a width: the iris varies by 4 % from one person to the next, and its edge is seen to about 3 %. */
const DOUBT = 0.05

/** How a frame fits a face, by a picture: whole millimeters with their uncertainty. Never a measurement for lenses. */
export type FrameFit = {
  verdict: 'fits' | 'narrow' | 'wide'
  frame: number
  face: number
  faceDoubt: number
  /** Between the middles of the lenses, and between the pupils. */
  centers: number
  pupils: number
  pupilsDoubt: number
}

/** Compares a frame with a face. What lies within the doubt fits. */
export function frameFit(
  { totalWidth, lensWidth, bridge }: Pick<FrameDesign, 'totalWidth' | 'lensWidth' | 'bridge'>,
  { face, pupils }: FaceWidths,
): FrameFit {
  const over = totalWidth - face
  return {
    verdict: Math.abs(over) <= face * DOUBT ? 'fits' : over < 0 ? 'narrow' : 'wide',
    frame: totalWidth,
    face: Math.round(face),
    faceDoubt: Math.ceil(face * DOUBT),
    centers: lensWidth + bridge,
    pupils: Math.round(pupils),
    pupilsDoubt: Math.ceil(pupils * DOUBT),
  }
}

/** The widths in the middle of all that were seen: one that is off moves it little. */
export function middleWidths(seen: readonly FaceWidths[]): FaceWidths {
  const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return { face: middle(seen.map(({ face }) => face)), pupils: middle(seen.map(({ pupils }) => pupils)) }
}
