import { color, dot, graph, line, type Drawing, type Point } from './draw.ts'

const CELLS = 20
const CELL = 34

/** The Amsler grid as it is, and as a swollen macula may show it. */
export const amsler: Drawing = {
  name: 'amsler',
  width: 1600,
  height: 860,
  body: `
    <defs><filter id="smudge" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="26"/></filter></defs>
    ${grid([60, 90], (point) => point)}
    ${grid([860, 90], swollen)}
    <ellipse cx="1222" cy="452" rx="64" ry="48" fill="${color.ink}" fill-opacity="0.72" filter="url(#smudge)"/>
  `,
}

function grid([left, top]: Point, moved: (point: Point) => Point): string {
  const at = (column: number, row: number): Point => {
    const [x, y] = moved([column - CELLS / 2, row - CELLS / 2])
    return [left + (x + CELLS / 2) * CELL, top + (y + CELLS / 2) * CELL]
  }
  const lines = Array.from({ length: CELLS + 1 }, (_, i) => [
    graph(0, CELLS, 0.25, (column) => at(column, i)),
    graph(0, CELLS, 0.25, (row) => at(i, row)),
  ]).flat()
  return lines.map((points) => line(points, { width: 3.5 })).join('') + dot(at(CELLS / 2, CELLS / 2), 13)
}

/** Cells near a point beside the center are pulled toward it and aside, less the farther they are. */
function swollen([x, y]: Point): Point {
  const pull = (cx: number, cy: number, reach: number, strength: number, twist: number): Point => {
    const [dx, dy] = [x - cx, y - cy]
    const weight = Math.exp(-(dx * dx + dy * dy) / (2 * reach * reach))
    return [weight * (-strength * dx - twist * dy), weight * (-strength * dy + twist * dx)]
  }
  const first = pull(1.2, 0.8, 2.4, 0.55, 0.28)
  const second = pull(-2.6, -1.6, 1.8, -0.4, -0.22)
  return [x + first[0] + second[0], y + first[1] + second[1]]
}
