import { color, dot, graph, line, words, type Drawing, type Point } from './draw.ts'

const LIPID = 270
const WATER = 300
const MUCUS = 560
const CORNEA = 640

/** The layers of the tear film, thicknesses exaggerated. On the right the lipid has broken and the water escapes. */
export const tearFilm: Drawing = {
  name: 'tear-film',
  width: 1600,
  height: 900,
  body: `
    <path d="${area(wave(WATER, 5), wave(MUCUS, 7))}" fill="${color.water}"/>
    <path d="${area(wave(MUCUS, 7), wave(CORNEA, 10))}" fill="${color.fjord}" fill-opacity="0.55"/>
    <path d="${area(wave(CORNEA, 10), [
      [0, 900],
      [1600, 900],
    ])}" fill="${color.white}"/>
    ${line(wave(CORNEA, 10), { width: 5 })}
    ${cells()}
    <path d="${area(wave(LIPID, 5, 0, 1060), wave(WATER, 5, 0, 1060))}" fill="${color.lakka}"/>
    <path d="${area(wave(LIPID, 5, 1420, 1600), wave(WATER, 5, 1420, 1600))}" fill="${color.lakka}"/>
    ${[1120, 1200, 1280, 1360].map(vapor).join('')}
    ${words([60, 215], 'rasva', { weight: 700, fill: 'oklch(56% 0.13 62)' })}
    ${words([60, 450], 'vesi', { weight: 700 })}
    ${words([60, 622], 'lima', { weight: 700, fill: color.white })}
    ${words([60, 850], 'sarveiskalvo', { weight: 700 })}
    ${words([1240, 62], 'haihtuu', { anchor: 'middle', weight: 700, fill: color.fjord })}
  `,
}

function wave(y: number, height: number, from = 0, to = 1600): Point[] {
  return graph(from, to, 10, (x) => [x, y + height * Math.sin(x / 90)])
}

function area(top: Point[], bottom: Point[]): string {
  return `M ${[...top, ...[...bottom].reverse()].map(([x, y]) => `${x} ${y}`).join(' L ')} Z`
}

/** The outermost cells of the cornea, wide and flat. */
function cells(): string {
  return [700, 780, 880]
    .map((y, row) =>
      Array.from({ length: 9 }, (_, i) => {
        const x = i * 200 + (row % 2) * 100 - 60
        return x < 460
          ? ''
          : `<ellipse cx="${x}" cy="${y}" rx="94" ry="32" fill="${color.mist}" stroke="${color.line}" stroke-width="3"/>${dot([x, y], 10, color.soft)}`
      }).join(''),
    )
    .join('')
}

function vapor(x: number): string {
  return (
    line(
      graph(0, 150, 5, (up) => [x + 16 * Math.sin(up / 26), 260 - up]),
      { stroke: color.fjord, width: 7 },
    ) +
    line(
      [
        [x - 30, 134],
        [x - 8, 108],
        [x + 14, 134],
      ],
      { stroke: color.fjord, width: 7 },
    )
  )
}
