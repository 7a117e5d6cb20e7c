import type { Field2 } from './distance.ts'
import type { FaceCurve } from './face-curve.ts'
import type { Mesh } from './frame.ts'
import { isosurface, type Field3 } from './isosurface.ts'

/** What is cut from a sheet: its outline, thickness, how far its edges are rounded, and what is added behind it. Millimeters. */
export type Sheet = {
  outline: Field2
  depth: number
  rounding: number
  halfWidth: number
  top: number
  bottom: number
  /** Size of the smallest cell of the mesh. */
  step: number
  /** A body that is fused to the sheet, such as nose pads of acetate; it reaches at most `behind` millimeters back. */
  fused?: Field3
  behind?: number
}

/** A sheet cut to an outline, its edges rounded, then bent around the face: one closed body. */
export function cutFromSheet(sheet: Sheet, curve: FaceCurve): Mesh {
  const outline = tabulated(sheet)
  const { depth, rounding, fused } = sheet
  const flat: Field3 = (x, y, z) => {
    const across = outline(x, y) + rounding
    const through = Math.abs(z) - depth / 2 + rounding
    const edge = Math.hypot(Math.max(across, 0), Math.max(through, 0))
    const body = Math.min(Math.max(across, through), 0) + edge - rounding
    return fused ? fusedWith(body, fused(x, y, z)) : body
  }
  const margin = sheet.step * 2.5
  const mesh = isosurface(flat, {
    from: [-sheet.halfWidth - margin, sheet.bottom - margin, -depth / 2 - (sheet.behind ?? 0) - margin],
    to: [sheet.halfWidth + margin, sheet.top + margin, depth / 2 + margin],
    step: sheet.step,
  })
  return bent(mesh, curve)
}

function fusedWith(a: number, b: number): number {
  const softness = 1.8
  const h = Math.max(softness - Math.abs(a - b), 0) / softness
  return Math.min(a, b) - (h * h * h * softness) / 6
}

/** The outline read from a fine table with smooth interpolation: a polygon of 200 sides is too slow a million times. */
function tabulated({ outline, halfWidth, top, bottom, step }: Sheet): Field2 {
  const cell = step / 2
  const margin = step * 4
  const [x0, y0] = [-halfWidth - margin, bottom - margin]
  const nx = Math.ceil((2 * (halfWidth + margin)) / cell) + 2
  const ny = Math.ceil((top - bottom + 2 * margin) / cell) + 2
  const table = new Float64Array(nx * ny)
  for (let i = 0; i < nx; i++) for (let j = 0; j < ny; j++) table[i * ny + j] = outline(x0 + i * cell, y0 + j * cell)
  const read = (i: number, j: number): number =>
    table[Math.min(nx - 1, Math.max(0, i)) * ny + Math.min(ny - 1, Math.max(0, j))] as number
  return (x, y) => {
    const [u, v] = [(x - x0) / cell, (y - y0) / cell]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const row = (at: number): number => cubic(read(at, j - 1), read(at, j), read(at, j + 1), read(at, j + 2), v - j)
    return cubic(row(i - 1), row(i), row(i + 1), row(i + 2), u - i)
  }
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

function bent(mesh: Mesh, curve: FaceCurve): Mesh {
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = mesh.positions.subarray(i, i + 3) as unknown as [number, number, number]
    const [nx, ny, nz] = mesh.normals.subarray(i, i + 3) as unknown as [number, number, number]
    positions.set(curve.at(x, y, z), i)
    normals.set(curve.normal(x, y, [nx, ny, nz]), i)
  }
  return { ...mesh, positions, normals }
}
