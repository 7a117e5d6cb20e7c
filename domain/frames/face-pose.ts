import type { Point3 } from './frame.ts'
import { cross, minus, moved, unit } from './vectors.ts'

/** Points of a face in a picture: pixels, x to the right, y down, z away from the camera in the same unit. `right` is the person's. */
export type FaceMarks = {
  forehead: Point3
  chin: Point3
  rightSide: Point3
  leftSide: Point3
  rightEye: Point3
  leftEye: Point3
  noseBridge: Point3
  /** The middle of an iris, and four points around it, each across from the next but one. */
  rightIris: Point3[]
  leftIris: Point3[]
}

/** How a head is held in a picture. */
export type FacePose = {
  /** Where the face's left, its top and its front point to: x to the right, y up, z toward the camera; each of length one. */
  axes: [left: Point3, up: Point3, front: Point3]
  /** The middle between the pupils, in pixels of the picture. */
  eyes: readonly [x: number, y: number]
  /** How far the root of the nose stands before the pupils, millimeters. */
  noseDepth: number
  /** How large a pixel is at the face, millimeters, by the width of the irises. */
  mmPerPixel: number
}

/** The width of a human iris, millimeters, nearly the same in everybody: 11.7 ± 0.5 (MediaPipe Iris, Google 2020). */
export const IRIS_MM = 11.7

/** The lens of a camera for pictures of oneself: its focal length as a share of the longer side, about 53 degrees. */
export const FOCAL_SHARE = 1

/** Where the middle of the front sits: below the pupils, and before the root of the nose (12 mm from the cornea). Millimeters. */
const BELOW_PUPILS = 3
const BEFORE_NOSE = 5
const NOSE_DEPTH = { from: 2, to: 12 }

/** The pose of a head, by the marks of its face; undefined where they form no face that can wear a frame. */
export function facePose(marks: FaceMarks): FacePose | undefined {
  const along = (from: Point3, to: Point3): Point3 => upright(minus(to, from))
  const across = along(marks.rightSide, marks.leftSide)
  const [left, rough] = [
    unit(moved(across, along(marks.rightEye, marks.leftEye), 1)),
    along(marks.chin, marks.forehead),
  ]
  const front = unit(cross(left, rough))
  const up = cross(front, left)
  const iris = irisPixels(marks, left, up)
  if (!(iris > 1) || front[2] < 0.35) return undefined
  const mmPerPixel = IRIS_MM / iris
  const [right, other] = [marks.rightIris[0], marks.leftIris[0]]
  if (!right || !other) return undefined
  const eyes: Point3 = [(right[0] + other[0]) / 2, (right[1] + other[1]) / 2, (right[2] + other[2]) / 2]
  const depth = dot(along(eyes, marks.noseBridge), front) * mmPerPixel
  return {
    axes: [left, up, front],
    eyes: [eyes[0], eyes[1]],
    noseDepth: Math.min(NOSE_DEPTH.to, Math.max(NOSE_DEPTH.from, depth)),
    mmPerPixel,
  }
}

/** A pose that trembles less: part of the way from the one before. The size of a face changes slowest. */
export function steadied(before: FacePose | undefined, now: FacePose): FacePose {
  if (!before || Math.hypot(now.eyes[0] - before.eyes[0], now.eyes[1] - before.eyes[1]) * now.mmPerPixel > 60)
    return now
  const mix = (a: number, b: number, share: number): number => a + (b - a) * share
  const turned = (i: 0 | 1 | 2): Point3 => unit(moved(before.axes[i], minus(now.axes[i], before.axes[i]), 0.6))
  const left = turned(0)
  const front = unit(cross(left, turned(1)))
  return {
    axes: [left, cross(front, left), front],
    eyes: [mix(before.eyes[0], now.eyes[0], 0.8), mix(before.eyes[1], now.eyes[1], 0.8)],
    noseDepth: mix(before.noseDepth, now.noseDepth, 0.2),
    mmPerPixel: mix(before.mmPerPixel, now.mmPerPixel, 0.12),
  }
}

/** The size of a picture, pixels. */
export type PictureSize = { width: number; height: number }

/**
 * Where a frame sits on a face: the matrix from the space of the frame to that of a camera that looks along −z, in
 * millimeters, by columns. A picture's focal length is `FOCAL_SHARE` of its longer side.
 */
export function frameOnFace({ axes, eyes, noseDepth, mmPerPixel }: FacePose, { width, height }: PictureSize): number[] {
  const [left, up, front] = axes
  const distance = FOCAL_SHARE * Math.max(width, height) * mmPerPixel
  const middle: Point3 = [(eyes[0] - width / 2) * mmPerPixel, (height / 2 - eyes[1]) * mmPerPixel, -distance]
  const at = moved(moved(middle, up, -BELOW_PUPILS), front, noseDepth + BEFORE_NOSE)
  return [...left, 0, ...up, 0, ...front, 0, ...at, 1]
}

/** Widths of a face in millimeters: from side to side, and from pupil to pupil. */
export type FaceWidths = { face: number; pupils: number }

/** How wide a face is in its picture. */
export function faceWidths(marks: FaceMarks, { mmPerPixel }: Pick<FacePose, 'mmPerPixel'>): FaceWidths {
  const [right, left] = [marks.rightIris[0], marks.leftIris[0]]
  const length = (p: Point3): number => Math.hypot(...p)
  return {
    face: length(minus(marks.leftSide, marks.rightSide)) * mmPerPixel,
    pupils: right && left ? length(minus(left, right)) * mmPerPixel : 0,
  }
}

/** Whether a face looks into the camera, within 12 degrees, so that its widths can be measured. */
export function isStraight({ axes: [, , front] }: FacePose): boolean {
  return front[2] > Math.cos((12 * Math.PI) / 180)
}

/** The mean width of both irises in pixels, as if they were seen straight on. */
function irisPixels({ rightIris, leftIris }: FaceMarks, left: Point3, up: Point3): number {
  const seen = [Math.hypot(left[0], left[1]), Math.hypot(up[0], up[1])]
  const across = ([, a, b, c, d]: Point3[]): number[] =>
    [
      [a, c],
      [b, d],
    ].flatMap(([from, to]) => (from && to ? [Math.hypot(to[0] - from[0], to[1] - from[1])] : []))
  const widths = [rightIris, leftIris].flatMap((iris) => across(iris).map((width, i) => width / (seen[i] ?? 1)))
  return widths.reduce((sum, width) => sum + width, 0) / (widths.length || 1)
}

/** A direction of the picture with y up and z toward the camera. */
function upright([x, y, z]: Point3): Point3 {
  return [x, -y, -z]
}

function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
