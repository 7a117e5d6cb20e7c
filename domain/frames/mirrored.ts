import type { FramePart, Mesh } from './frame.ts'

/** The same part for the other eye: left becomes right, every triangle turned so that it still faces outward. */
export function mirrored(part: FramePart): FramePart {
  return { ...part, name: part.name.replace('-left', '-right'), mesh: flipped(part.mesh) }
}

function flipped(mesh: Mesh): Mesh {
  const flip = (value: number, i: number): number => (i % 3 === 0 ? -value : value)
  const indices = mesh.indices.slice()
  for (let i = 0; i < indices.length; i += 3) {
    indices[i + 1] = mesh.indices[i + 2] ?? 0
    indices[i + 2] = mesh.indices[i + 1] ?? 0
  }
  return { ...mesh, positions: mesh.positions.map(flip), normals: mesh.normals.map(flip), indices }
}
