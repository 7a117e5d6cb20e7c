import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facePose, faceWidths, frameOnFace, isStraight, steadied, type FaceMarks } from './face-pose.ts'
import type { Point3 } from './frame.ts'

const SIZE = { width: 640, height: 480 }
/** A face in millimeters, its eyes at the origin, x to the person's left, y up, z to the front. */
const face = {
  forehead: [0, 60, 5],
  chin: [0, -110, 5],
  rightSide: [-70, 0, -60],
  leftSide: [70, 0, -60],
  rightEye: [-45, 0, 0],
  leftEye: [45, 0, 0],
  noseBridge: [0, 0, 7],
} satisfies Record<string, Point3>
const iris = (x: number): Point3[] => [
  [x, 0, 0],
  ...[
    [5.85, 0],
    [0, 5.85],
    [-5.85, 0],
    [0, -5.85],
  ].map(([dx = 0, dy = 0]): Point3 => [x + dx, dy, 0]),
]

interface Held {
  /** Degrees that the head is turned to its left, raised, and leaned. */
  yaw?: number
  pitch?: number
  roll?: number
  /** Pixels a millimeter. */
  scale?: number
  at?: [number, number]
}

/** The marks of the face, as a camera far away sees it. */
function marks({ yaw = 0, pitch = 0, roll = 0, scale = 2, at = [320, 240] }: Held = {}): FaceMarks {
  const [a = 0, b = 0, c = 0] = [yaw, pitch, roll].map((angle) => (angle * Math.PI) / 180)
  const seen = ([x, y, z]: Point3): Point3 => {
    const [x1, z1] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)]
    const [y2, z2] = [y * Math.cos(b) - z1 * Math.sin(b), z1 * Math.cos(b) + y * Math.sin(b)]
    const [x3, y3] = [x1 * Math.cos(c) - y2 * Math.sin(c), y2 * Math.cos(c) + x1 * Math.sin(c)]
    return [at[0] + x3 * scale, at[1] - y3 * scale, -z2 * scale]
  }
  const all = Object.fromEntries(Object.entries(face).map(([name, point]) => [name, seen(point)]))
  return {
    ...(all as Omit<FaceMarks, 'rightIris' | 'leftIris'>),
    rightIris: iris(-31).map(seen),
    leftIris: iris(31).map(seen),
  }
}

const pose = (held?: Held) => facePose(marks(held))!
const angles = {
  yaw: fc.integer({ min: -50, max: 50 }),
  pitch: fc.integer({ min: -25, max: 25 }),
  roll: fc.integer({ min: -30, max: 30 }),
}

describe('the pose of a face', () => {
  test('is straight and in true size for a face that looks into the camera', () => {
    const { axes, eyes, mmPerPixel, noseDepth } = pose()
    expect(axes.flat().map((x) => Math.round(x * 100) / 100 + 0)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1])
    expect({ eyes, mmPerPixel, noseDepth }).toEqual({
      eyes: [320, 240],
      mmPerPixel: expect.closeTo(0.5),
      noseDepth: expect.closeTo(7),
    })
  })

  test.each([
    [{ yaw: 30 }, [Math.sin(Math.PI / 6), 0, Math.cos(Math.PI / 6)]],
    [{ yaw: -30 }, [-Math.sin(Math.PI / 6), 0, Math.cos(Math.PI / 6)]],
    [{ pitch: 20 }, [0, -Math.sin(Math.PI / 9), Math.cos(Math.PI / 9)]],
  ] as [Held, Point3][])('points for a head held %o its front to %o', (held, front) => {
    expect(pose(held).axes[2].map((x, i) => Math.abs(x - front[i]!))).toEqual([0, 0, 0].map(() => expect.closeTo(0, 5)))
  })

  test('has the same size and right angles however the head is held', () => {
    fc.assert(
      fc.property(fc.record(angles), (held) => {
        const { axes, mmPerPixel } = pose(held)
        const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
        for (const [i, a] of axes.entries())
          for (const [j, b] of axes.entries()) expect(dot(a, b)).toBeCloseTo(i === j ? 1 : 0, 6)
        expect(mmPerPixel).toBeGreaterThan(0.45)
        expect(mmPerPixel).toBeLessThan(0.56)
      }),
    )
  })

  test('is undefined where the face is turned away or no iris is seen', () => {
    expect(facePose(marks({ yaw: 80 }))).toBeUndefined()
    expect(facePose({ ...marks(), rightIris: [], leftIris: [] })).toBeUndefined()
  })
})

describe('a frame on a face', () => {
  test('sits below the pupils and in front of the eyes, at the distance that gives the face its size', () => {
    expect(
      frameOnFace(pose(), SIZE)
        .slice(12)
        .map((x) => Math.round(x)),
    ).toEqual([0, -3, -320 + 12, 1])
  })

  test('follows the face in true size', () => {
    const [x, y] = frameOnFace(pose({ at: [420, 140], scale: 4 }), SIZE).slice(12)
    expect([x, y].map((value) => Math.round(value!))).toEqual([25, 22])
  })

  test('is never distorted by the pose of the head', () => {
    fc.assert(
      fc.property(fc.record(angles), (held) => {
        const [a, b, c] = frameOnFace(pose(held), SIZE)
        expect(Math.hypot(a!, b!, c!)).toBeCloseTo(1, 6)
      }),
    )
  })
})

describe('steadying a trembling pose', () => {
  test('converges to the seen pose', () => {
    let held = pose()
    const to = pose({ yaw: 10, at: [330, 240] })
    for (let i = 0; i < 60; i++) held = steadied(held, to)
    expect(held.axes[2][0]).toBeCloseTo(to.axes[2][0], 3)
    expect(held.eyes[0]).toBeCloseTo(330, 1)
  })

  test('jumps to another face at once', () => {
    const to = pose({ at: [600, 240] })
    expect(steadied(pose(), to)).toBe(to)
    expect(steadied(undefined, to)).toBe(to)
  })
})

test('the widths of a face are measured in millimeters when it looks into the camera', () => {
  expect(faceWidths(marks(), pose())).toEqual({ face: expect.closeTo(140), pupils: expect.closeTo(62) })
  expect(isStraight(pose({ yaw: 10 }))).toBe(true)
  expect(isStraight(pose({ yaw: 14 }))).toBe(false)
})
