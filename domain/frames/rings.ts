import type { Mesh, Point3 } from './frame.ts'

/** A mesh between rings of equally many points, the last ring joined to the first if it is closed. */
export function meshOfRings(rings: readonly Point3[][], how: { isClosed: boolean; hasCaps: boolean }): Mesh {
  const around = rings[0]?.length ?? 0
  const positions = rings.flat(2)
  const uvs = rings.flatMap((ring, i) => ring.flatMap((_, j) => [i / Math.max(1, rings.length - 1), j / around]))
  const indices: number[] = []
  const last = how.isClosed ? rings.length : rings.length - 1
  for (let i = 0; i < last; i++)
    for (let j = 0; j < around; j++) {
      const a = i * around + j
      const b = i * around + ((j + 1) % around)
      const up = (((i + 1) % rings.length) - i) * around
      indices.push(a, b, a + up, b, b + up, a + up)
    }
  if (how.hasCaps)
    for (const i of [0, rings.length - 1]) {
      const ring = rings[i] ?? []
      const center = positions.length / 3
      for (const axis of [0, 1, 2] as const) positions.push(ring.reduce((sum, p) => sum + p[axis], 0) / around)
      uvs.push(i ? 1 : 0, 0.5)
      for (let j = 0; j < around; j++) {
        const [a, b] = [i * around + j, i * around + ((j + 1) % around)]
        indices.push(center, ...(i ? [a, b] : [b, a]))
      }
    }
  return withSmoothNormals(positions, uvs, indices)
}

/** A mesh whose normals are the mean of the faces around each point, weighted by their size. */
export function withSmoothNormals(positions: number[], uvs: number[], indices: number[]): Mesh {
  const normals = new Float32Array(positions.length)
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [indices[i], indices[i + 1], indices[i + 2]] as [number, number, number]
    const n = faceNormal(positions, corners)
    for (const corner of corners)
      for (const axis of [0, 1, 2] as const) normals[corner * 3 + axis] = (normals[corner * 3 + axis] ?? 0) + n[axis]
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0)
    if (length < 1e-9) normals.set([0, 0, 1], i)
    else for (let axis = 0; axis < 3; axis++) normals[i + axis] = (normals[i + axis] ?? 0) / length
  }
  return {
    positions: Float32Array.from(positions),
    normals,
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
  }
}

function faceNormal(positions: number[], [a, b, c]: [number, number, number]): Point3 {
  const edge = (to: number, axis: number): number => (positions[to * 3 + axis] ?? 0) - (positions[a * 3 + axis] ?? 0)
  const [ux, uy, uz] = [edge(b, 0), edge(b, 1), edge(b, 2)]
  const [vx, vy, vz] = [edge(c, 0), edge(c, 1), edge(c, 2)]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}
