import { color, dot, line, ray, round, words, type Drawing, type Point } from './draw.ts'

/** Millimeters of the eye in pixels, and its measures: a globe of 23.4 mm behind a cornea of 7.8 mm radius. */
const MM = 30
const GLOBE = { x: 800, y: 500, radius: 350 }
const LIMBUS = 177
const CORNEA = 7.8 * MM

const limbusX = GLOBE.x - Math.sqrt(GLOBE.radius ** 2 - LIMBUS ** 2)
const corneaX = limbusX + Math.sqrt(CORNEA ** 2 - LIMBUS ** 2)
const apex = corneaX - CORNEA
const fovea: Point = [GLOBE.x + GLOBE.radius - 14, GLOBE.y]
const lens = {
  front: apex + 3.6 * MM,
  edge: apex + 4.7 * MM,
  back: apex + 5.6 * MM,
  rear: apex + 7.6 * MM,
  half: 4.5 * MM,
}

/** An eye in cross-section from the side, in true proportions. Light comes from the left. */
export const eye: Drawing = {
  name: 'eye',
  width: 1600,
  height: 1000,
  body: `
    ${opticNerve()}
    <path d="${globe(0)}" fill="${color.white}" stroke="${color.ink}" stroke-width="5"/>
    <path d="${globe(16)}" fill="${color.mist}" stroke="${color.puolukka}" stroke-width="9"/>
    <path d="M ${limbusX} ${GLOBE.y - LIMBUS} A ${CORNEA} ${CORNEA} 0 0 0 ${limbusX} ${GLOBE.y + LIMBUS}" fill="${color.mist}"
      fill-opacity="0.6" stroke="${color.ink}" stroke-width="14" stroke-linecap="round"/>
    ${[-1, 1].map(iris).join('')}
    <path d="M ${lens.edge} ${GLOBE.y - lens.half} A 300 300 0 0 0 ${lens.edge} ${GLOBE.y + lens.half} L ${lens.back} ${GLOBE.y + lens.half}
      A 180 180 0 0 0 ${lens.back} ${GLOBE.y - lens.half} Z" fill="${color.water}" stroke="${color.ink}" stroke-width="5"/>
    ${[-46, 0, 46].map(refracted).join('')}
    ${dot(fovea, 13, color.puolukka)}
    ${label('sarveiskalvo', [374, 300], 'end', [390, 318], [corneaX - CORNEA * 0.86, GLOBE.y - CORNEA * 0.5])}
    ${label('värikalvo', [389, 165], 'end', [405, 180], [512, GLOBE.y - 128])}
    ${label('mustuainen', [354, 770], 'end', [370, 745], [lens.front - 4, GLOBE.y + 28])}
    ${label('mykiö', [470, 950], 'middle', [505, 900], [lens.edge + 30, GLOBE.y + 96])}
    ${words([860, 380], 'lasiainen', { anchor: 'middle', fill: color.fjord })}
    ${label('verkkokalvo', [1150, 120], 'start', [1140, 130], [1046, 268])}
    ${label('tarkan näön', [1250, 455], 'start', [1236, 470], [fovea[0] + 24, fovea[1] - 6])}
    ${words([1250, 515], 'alue')}
    ${words([1240, 850], 'näköhermo')}
  `,
}

/** The globe from limbus to limbus, some pixels within its outside. */
function globe(within: number): string {
  const radius = GLOBE.radius - within
  const x = GLOBE.x - Math.sqrt(radius ** 2 - LIMBUS ** 2)
  return `M ${round(x)} ${GLOBE.y - LIMBUS} A ${radius} ${radius} 0 1 1 ${round(x)} ${GLOBE.y + LIMBUS}`
}

/** Ciliary body, fibers of the lens and iris, above (-1) or below (1). */
function iris(side: number): string {
  const y = (mm: number) => GLOBE.y + side * mm * MM
  return `
    <path d="M ${limbusX + 6} ${y(5.9)} Q ${limbusX + 90} ${y(6.6)} ${limbusX + 120} ${y(7.3)} Q ${limbusX + 100} ${y(5.4)} ${limbusX + 40} ${y(5)} Z"
      fill="${color.soft}"/>
    ${line(
      [
        [limbusX + 62, y(5.3)],
        [lens.edge + 4, y(4.5)],
      ],
      { width: 3, stroke: color.soft },
    )}
    ${line(
      [
        [limbusX + 84, y(5.7)],
        [lens.back - 2, y(4.5)],
      ],
      { width: 3, stroke: color.soft },
    )}
    <path d="M ${limbusX + 8} ${y(5.7)} Q ${lens.front - 30} ${y(4)} ${lens.front + 2} ${y(2)} L ${lens.front + 16} ${y(2.3)}
      Q ${lens.front + 4} ${y(4)} ${limbusX + 34} ${y(5.3)} Z" fill="${color.fjord}"/>
  `
}

/** A ray that the cornea bends by 43 diopters toward 31 mm, and the lens the rest of the way to the fovea. */
function refracted(height: number): string {
  const enters: Point = [corneaX - Math.sqrt(CORNEA ** 2 - height ** 2), GLOBE.y + height]
  const plane = (lens.front + lens.rear) / 2
  const atLens = height * (1 - (plane - enters[0]) / (31 * MM))
  return ray([[110, GLOBE.y + height], enters, [plane, GLOBE.y + atLens], fovea])
}

function opticNerve(): string {
  return `<path d="M 1090 640 L 1130 560 Q 1200 650 1420 735 L 1390 800 Q 1180 740 1090 640 Z" fill="${color.lakka}" fill-opacity="0.55"
    stroke="${color.ink}" stroke-width="5"/>`
}

function label(text: string, at: Point, anchor: 'start' | 'middle' | 'end', from: Point, to: Point): string {
  return words(at, text, { anchor }) + line([from, to], { width: 3, stroke: color.soft }) + dot(to, 6, color.soft)
}
