import { describe, expect, test } from 'vitest'
import { buildFrame } from './build-frame.ts'
import type { FrameDesign, FramePart, Mesh } from './frame.ts'

const DESIGNS: [name: string, design: FrameDesign][] = [
  ['an acetate panto with a keyhole', frame({ shape: 'panto' })],
  ['an acetate cat eye', frame({ shape: 'cateye', lensWidth: 53, bridge: 17, totalWidth: 136 })],
  ['a round wire frame', frame({ shape: 'round', frameMaterial: 'titanium', rimWidth: 1.3, totalWidth: 126 })],
  [
    'a pilot',
    frame({ shape: 'pilot', frameMaterial: 'metal', rimWidth: 1.4, lensWidth: 58, bridge: 15, totalWidth: 138 }),
  ],
  ['a rimless oval', frame({ shape: 'oval', frameMaterial: 'titanium', rim: 'rimless', rimWidth: 1, totalWidth: 124 })],
  [
    'a half-rim rectangle',
    frame({ shape: 'rectangle', frameMaterial: 'titanium', rim: 'half', rimWidth: 1.6, lensHeight: 34 }),
  ],
  ['a browline', frame({ shape: 'browline', frameMaterial: 'combination', rimWidth: 3.5 })],
  [
    'a wrap with two lenses',
    frame({ shape: 'wrap', frameMaterial: 'tr90', rim: 'half', rimWidth: 2.5, lensWidth: 55, bridge: 16 }),
  ],
  [
    'a shield',
    frame({
      shape: 'wrap',
      frameMaterial: 'tr90',
      rimWidth: 2.5,
      lensWidth: 62,
      bridge: 14,
      totalWidth: 147,
      isShield: true,
    }),
  ],
]

describe.each(DESIGNS)('building %s', (_, design) => {
  const parts = buildFrame(design, { step: 1.2 })

  test('gives finite positions and normals of length one', () => {
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true)
      for (let i = 0; i < mesh.normals.length; i += 3)
        expect(Math.hypot(...mesh.normals.subarray(i, i + 3))).toBeCloseTo(1, 3)
    }
  })

  test('gives triangles between existing points, with one normal and one texture position for each point', () => {
    for (const { mesh } of parts) {
      expect(mesh.indices.every((index) => index < mesh.positions.length / 3)).toBe(true)
      expect(mesh.normals.length).toBe(mesh.positions.length)
      expect(mesh.uvs.length * 3).toBe(mesh.positions.length * 2)
    }
  })

  test('gives a front of the measured total width', () => {
    const front = parts.filter(({ name }) => /^(front|rim|end-piece|lens)/.test(name))
    expect(Math.abs(2 * reach(front, 0).max - design.totalWidth)).toBeLessThan(1.6)
  })

  test('gives a symmetric frame', () => {
    const { min, max } = reach(parts, 0)
    expect(Math.abs(min + max)).toBeLessThan(0.3)
  })

  test('gives triangles that face outward', () => {
    for (const { name, mesh } of parts)
      if (/^(front|temple|tip|rim|bridge)/.test(name)) expect(volume(mesh), name).toBeGreaterThan(0)
  })
})

test('a temple has the measured length along its bend', () => {
  const [long, short] = [150, 130].map(
    (templeLength) => reach(buildFrame(frame({ templeLength }), { step: 1.5 }), 2).min,
  )
  expect(Math.abs((short ?? 0) - (long ?? 0) - 20)).toBeLessThan(0.5)
})

function frame(differences: Partial<FrameDesign>): FrameDesign {
  return {
    shape: 'panto',
    rim: 'full',
    rimWidth: 4.4,
    frameMaterial: 'acetate',
    lensWidth: 49,
    lensHeight: 43,
    bridge: 21,
    templeLength: 145,
    totalWidth: 134,
    ...differences,
  }
}

function reach(parts: FramePart[], axis: 0 | 1 | 2): { min: number; max: number } {
  let [min, max] = [Infinity, -Infinity]
  for (const { mesh } of parts)
    for (let i = axis; i < mesh.positions.length; i += 3) {
      min = Math.min(min, mesh.positions[i] ?? 0)
      max = Math.max(max, mesh.positions[i] ?? 0)
    }
  return { min, max }
}

/** Six times the signed volume: positive if the triangles of a closed body face outward. */
function volume({ positions, indices }: Mesh): number {
  let sum = 0
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => positions.subarray((indices[i + k] ?? 0) * 3, (indices[i + k] ?? 0) * 3 + 3))
    if (!a || !b || !c) continue
    const [ax = 0, ay = 0, az = 0] = a
    const [bx = 0, by = 0, bz = 0] = b
    const [cx = 0, cy = 0, cz = 0] = c
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
  }
  return sum
}
