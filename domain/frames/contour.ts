import type { Field2 } from './distance.ts'
import type { Point2 } from './frame.ts'

/** The rectangle that is searched for outlines, and the size of its cells in millimeters. */
export type SearchedArea = { halfWidth: number; bottom: number; top: number; step: number }

/** The closed outlines where a field is zero (marching squares), each as a loop of points in order. */
export function contours(field: Field2, area: SearchedArea): Point2[][] {
  const next = new Map<string, { to: string; at: Point2 }>()
  const { halfWidth, bottom, top, step } = area
  const columns = Math.ceil((2 * halfWidth) / step)
  const rows = Math.ceil((top - bottom) / step)
  const value = (i: number, j: number): number => field(-halfWidth + i * step, bottom + j * step)
  let column = Array.from({ length: rows + 1 }, (_, j) => value(0, j))
  for (let i = 0; i < columns; i++) {
    const following = Array.from({ length: rows + 1 }, (_, j) => value(i + 1, j))
    for (let j = 0; j < rows; j++) {
      const corners = [column[j], following[j], following[j + 1], column[j + 1]] as Four
      for (const [from, to] of crossings(corners))
        next.set(edgeName(i, j, from), { to: edgeName(i, j, to), at: placeOn(corners, area, i, j, from) })
    }
    column = following
  }
  return loops(next)
}

type Four = [number, number, number, number]

/** From which edge to which the outline runs through a cell, the inside on its left. Edges: bottom, right, top, left. */
function crossings(corners: Four): [number, number][] {
  const inside = corners.map((value) => value < 0)
  const enters: number[] = []
  const leaves: number[] = []
  for (let edge = 0; edge < 4; edge++) {
    const [a, b] = [inside[edge], inside[(edge + 1) % 4]]
    if (a && !b) enters.push(edge)
    if (!a && b) leaves.push(edge)
  }
  const isSaddle = enters.length === 2
  const isJoined = isSaddle && corners[0] + corners[1] + corners[2] + corners[3] < 0
  return enters.map((edge, i) => [edge, leaves[isJoined ? 1 - i : i] ?? edge])
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

function placeOn(corners: Four, area: SearchedArea, i: number, j: number, edge: number): Point2 {
  const [a, b] = [CORNERS[edge], CORNERS[(edge + 1) % 4]]
  const [va, vb] = [corners[edge] ?? 0, corners[(edge + 1) % 4] ?? 0]
  const t = va === vb ? 0.5 : va / (va - vb)
  const along = (axis: 0 | 1): number => (a?.[axis] ?? 0) + ((b?.[axis] ?? 0) - (a?.[axis] ?? 0)) * t
  return [-area.halfWidth + (i + along(0)) * area.step, area.bottom + (j + along(1)) * area.step]
}

/** Two cells share an edge: it is named after the cell below or to the left of which it is the lower or left side. */
function edgeName(i: number, j: number, edge: number): string {
  if (edge === 1) return `${i + 1},${j},v`
  if (edge === 2) return `${i},${j + 1},h`
  return `${i},${j},${edge === 0 ? 'h' : 'v'}`
}

function loops(next: Map<string, { to: string; at: Point2 }>): Point2[][] {
  const found: Point2[][] = []
  for (const start of next.keys()) {
    const loop: Point2[] = []
    let name = start
    for (let link = next.get(name); link; link = next.get(name)) {
      loop.push(link.at)
      next.delete(name)
      name = link.to
    }
    if (loop.length > 7) found.push(loop)
  }
  return found
}
