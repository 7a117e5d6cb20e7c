import type { Mesh, Point3 } from './frame.ts'
import { meshOfRings } from './rings.ts'
import { moved } from './vectors.ts'

/** An ellipsoid about a center with three half axes, given as directions with their length. */
export function ellipsoid(center: Point3, axes: readonly [Point3, Point3, Point3], detail = 18): Mesh {
  const rings = Array.from({ length: detail + 1 }, (_, i) => {
    const polar = Math.PI * Math.min(1 - 1e-3, Math.max(1e-3, i / detail))
    return Array.from({ length: detail * 2 }, (_, j): Point3 => {
      const angle = (j / (detail * 2)) * 2 * Math.PI
      const inRing = moved(
        moved(center, axes[0], Math.sin(polar) * Math.cos(angle)),
        axes[1],
        Math.sin(polar) * Math.sin(angle),
      )
      return moved(inRing, axes[2], -Math.cos(polar))
    })
  })
  return meshOfRings(rings, { isClosed: false, hasCaps: false })
}
