import { color, dot, line, ray, round, words, type Drawing, type Point } from './draw.ts'

/** A reduced eye: all refraction happens in one plane behind its front. Lengths in pixels from that plane. */
const PLANE = 1010
const FRONT = PLANE - 46
const INDEX = 1.336
const HEIGHTS = [-84, 0, 84]

const NORMAL = 330
const MYOPIC = { focus: 330, retina: 410 }

/** The same optics before retinas at three distances. */
export const refraction: Drawing = {
  name: 'refraction',
  width: 1600,
  height: 1260,
  body: `
    ${row('Taittovirheetön', 220, NORMAL, NORMAL)}
    ${row('Likinäköinen', 630, NORMAL, MYOPIC.retina)}
    ${row('Kaukonäköinen', 1040, NORMAL, 236)}
  `,
}

/** A myopic eye without a lens, and with the lens that moves the focus to its retina. */
export const myopia: Drawing = {
  name: 'myopia',
  width: 1600,
  height: 1000,
  body: `
    ${row('Ilman lasia', 260, MYOPIC.focus, MYOPIC.retina)}
    ${corrected('Miinuslinssillä', 740)}
  `,
}

function row(title: string, y: number, focus: number, retina: number): string {
  const retinaX = PLANE + retina
  const focusX = PLANE + focus
  return `
    ${words([60, y - 120], title)}
    ${globe(y, retinaX)}
    ${HEIGHTS.map((height) => {
      const atRetina = height * (1 - retina / focus)
      const drawn = ray([
        [60, y + height],
        [PLANE, y + height],
        [retinaX, y + atRetina],
      ])
      return retina < focus
        ? drawn +
            ray(
              [
                [retinaX, y + atRetina],
                [focusX, y],
              ],
              '4 18',
            )
        : drawn
    }).join('')}
    ${dot([focusX, y], 13, color.puolukka)}
  `
}

/**
 * The lens makes parallel rays diverge as if they came from the eye's far point. That point is where
 * INDEX / retina = INDEX / focus − 1 / distance.
 */
function corrected(title: string, y: number): string {
  const distance = 1 / (INDEX / MYOPIC.focus - INDEX / MYOPIC.retina)
  const lensX = PLANE - 170
  const focalLength = distance - 170
  const retinaX = PLANE + MYOPIC.retina
  return `
    ${words([60, y - 120], title)}
    ${globe(y, retinaX)}
    ${concaveLens(lensX, y)}
    ${HEIGHTS.map((height) =>
      ray([
        [60, y + height],
        [lensX, y + height],
        [PLANE, y + (height * distance) / focalLength],
        [retinaX, y],
      ]),
    ).join('')}
    ${dot([retinaX, y], 13, color.puolukka)}
  `
}

function globe(y: number, retinaX: number): string {
  const center = (FRONT + retinaX) / 2
  return `
    <ellipse cx="${round(center)}" cy="${y}" rx="${round((retinaX - FRONT) / 2)}" ry="180" fill="${color.mist}" stroke="${color.ink}" stroke-width="6"/>
    <path d="M ${PLANE} ${y - 96} A 150 150 0 0 1 ${PLANE} ${y + 96} A 150 150 0 0 1 ${PLANE} ${y - 96} Z" fill="${color.water}"
      stroke="${color.ink}" stroke-width="4"/>
    ${retinaOf(y, center, retinaX)}
  `
}

/** The part of the globe that sees. */
function retinaOf(y: number, center: number, retinaX: number): string {
  const points: Point[] = []
  for (let degrees = -62; degrees <= 62; degrees += 2) {
    const angle = (degrees * Math.PI) / 180
    points.push([center + (retinaX - center) * Math.cos(angle), y + 180 * Math.sin(angle)])
  }
  return line(points, { stroke: color.puolukka, width: 10 })
}

function concaveLens(x: number, y: number): string {
  return `<path d="M ${x - 34} ${y - 150} L ${x + 34} ${y - 150} Q ${x - 14} ${y} ${x + 34} ${y + 150} L ${x - 34} ${y + 150} Q ${x + 14} ${y} ${x - 34} ${y - 150} Z"
    fill="${color.white}" stroke="${color.ink}" stroke-width="5"/>`
}
