import type { Mesh, Point3 } from './frame.ts'

/** A signed distance in space. */
export type Field3 = (x: number, y: number, z: number) => number

/** The block of space that is searched, and the size of its cells in millimeters. */
export type SearchedSpace = { from: Point3; to: Point3; step: number }

/** Eight corners of a cell, bit 0 = x, bit 1 = y, bit 2 = z, and the twelve edges between them. */
const EDGES = [
  [0, 1], [2, 3], [4, 5], [6, 7],
  [0, 2], [1, 3], [4, 6], [5, 7],
  [0, 4], [1, 5], [2, 6], [3, 7],
] as const // prettier-ignore

/**
 * The surface where a field is zero, as one closed mesh with the field's own normals (naive surface nets: one corner
 * a cell, pulled onto the surface). Bodies that flow into each other, such as rims and bridge, come out as one.
 */
export function isosurface(field: Field3, space: SearchedSpace): Mesh {
  const grid = sampled(field, space)
  const corners = cornersOf(grid, field)
  return { ...corners.mesh, indices: facesOf(grid, corners.cells) }
}

type Grid = { counts: [number, number, number]; values: Float32Array; from: Point3; step: number }

function sampled(field: Field3, { from, to, step }: SearchedSpace): Grid {
  const count = (axis: 0 | 1 | 2): number => Math.ceil((to[axis] - from[axis]) / step) + 1
  const counts: [number, number, number] = [count(0), count(1), count(2)]
  const values = new Float32Array(counts[0] * counts[1] * counts[2])
  let at = 0
  for (let i = 0; i < counts[0]; i++)
    for (let j = 0; j < counts[1]; j++)
      for (let k = 0; k < counts[2]; k++)
        values[at++] = field(from[0] + i * step, from[1] + j * step, from[2] + k * step)
  return { counts, values, from, step }
}

function cornersOf(grid: Grid, field: Field3): { cells: Int32Array; mesh: Omit<Mesh, 'indices'> } {
  const [nx, ny, nz] = grid.counts
  const cells = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  for (let i = 0; i < nx - 1; i++)
    for (let j = 0; j < ny - 1; j++)
      for (let k = 0; k < nz - 1; k++) {
        const found = crossing(grid, i, j, k)
        if (!found) continue
        cells[(i * ny + j) * nz + k] = positions.length / 3
        const { place, normal } = pulledOnto(field, found)
        positions.push(...place)
        normals.push(...normal)
        uvs.push(place[0] / 10, place[1] / 10)
      }
  return {
    cells,
    mesh: {
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      uvs: Float32Array.from(uvs),
    },
  }
}

/** The middle of the places where the edges of a cell cross the surface. */
function crossing(grid: Grid, i: number, j: number, k: number): Point3 | null {
  const [, ny, nz] = grid.counts
  const base = (i * ny + j) * nz + k
  const value = (corner: number): number =>
    grid.values[base + (corner & 1) * ny * nz + ((corner >> 1) & 1) * nz + (corner >> 2)] as number
  const sum = [0, 0, 0]
  let count = 0
  const first = value(0) < 0
  let isSame = true
  for (let c = 1; c < 8 && isSame; c++) isSame = value(c) < 0 === first
  if (isSame) return null
  for (const [a, b] of EDGES) {
    const [va, vb] = [value(a), value(b)]
    if (va < 0 === vb < 0) continue
    const t = va / (va - vb)
    for (let axis = 0; axis < 3; axis++) {
      const from = (a >> axis) & 1
      sum[axis] = (sum[axis] as number) + from + (((b >> axis) & 1) - from) * t
    }
    count++
  }
  const at = (axis: 0 | 1 | 2, index: number): number =>
    grid.from[axis] + (index + (sum[axis] as number) / count) * grid.step
  return [at(0, i), at(1, j), at(2, k)]
}

function pulledOnto(field: Field3, found: Point3): { place: Point3; normal: Point3 } {
  let place = found
  let slope = slopeAt(field, place)
  for (let round = 0; round < 2; round++) {
    const squared = slope.d[0] ** 2 + slope.d[1] ** 2 + slope.d[2] ** 2 || 1
    const by = Math.max(-0.3, Math.min(0.3, slope.value / squared))
    place = [place[0] - slope.d[0] * by, place[1] - slope.d[1] * by, place[2] - slope.d[2] * by]
    slope = slopeAt(field, place)
  }
  const length = Math.hypot(...slope.d)
  return {
    place,
    normal: length ? [slope.d[0] / length, slope.d[1] / length, slope.d[2] / length] : [0, 0, 1],
  }
}

function slopeAt(field: Field3, [x, y, z]: Point3): { value: number; d: Point3 } {
  const e = 0.02
  const value = field(x, y, z)
  return {
    value,
    d: [
      (field(x + e, y, z) - field(x - e, y, z)) / (2 * e),
      (field(x, y + e, z) - field(x, y - e, z)) / (2 * e),
      (field(x, y, z + e) - field(x, y, z - e)) / (2 * e),
    ],
  }
}

function facesOf(grid: Grid, cells: Int32Array): Uint32Array {
  const [nx, ny, nz] = grid.counts
  const strides = [ny * nz, nz, 1] as const
  const indices: number[] = []
  for (let i = 1; i < nx - 1; i++)
    for (let j = 1; j < ny - 1; j++)
      for (let k = 1; k < nz - 1; k++) {
        const base = (i * ny + j) * nz + k
        const isInside = (grid.values[base] as number) < 0
        for (let axis = 0; axis < 3; axis++) {
          const stride = strides[axis] as number
          if ((grid.values[base + stride] as number) < 0 === isInside) continue
          const u = strides[(axis + 1) % 3] as number
          const v = strides[(axis + 2) % 3] as number
          const quad = [cells[base - u - v], cells[base - v], cells[base], cells[base - u]] as number[]
          const [a, b, c, d] = (isInside ? quad : quad.toReversed()) as [number, number, number, number]
          if (Math.min(a, b, c, d) >= 0) indices.push(a, b, c, a, c, d)
        }
      }
  return Uint32Array.from(indices)
}
