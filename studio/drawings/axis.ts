import { color, dot, line, words, type Drawing, type Point } from './draw.ts'

const CENTER: Point = [800, 700]
const RADIUS = 520

const at = (degrees: number, radius: number): Point => [
  CENTER[0] + radius * Math.cos((degrees * Math.PI) / 180),
  CENTER[1] - radius * Math.sin((degrees * Math.PI) / 180),
]

/** The scale of cylinder axes (TABO): 0 to the right as the examiner sees the patient, counterclockwise, the same for both eyes. */
export const axis: Drawing = {
  name: 'axis',
  width: 1600,
  height: 860,
  body: `
    <path d="M ${CENTER[0] - RADIUS} ${CENTER[1]} A ${RADIUS} ${RADIUS} 0 0 1 ${CENTER[0] + RADIUS} ${CENTER[1]} Z" fill="${color.white}"
      stroke="${color.ink}" stroke-width="5"/>
    ${Array.from({ length: 37 }, (_, i) => line([at(i * 5, RADIUS), at(i * 5, RADIUS - (i % 6 ? (i % 2 ? 16 : 30) : 52))], { width: i % 6 ? 3 : 5 })).join('')}
    ${[0, 30, 60, 90, 120, 150, 180].map((degrees) => words([at(degrees, RADIUS + 52)[0], at(degrees, RADIUS + 52)[1] + 18], String(degrees), { anchor: degrees === 0 ? 'start' : degrees === 180 ? 'end' : 'middle', weight: 600 })).join('')}
    ${line([at(175, RADIUS - 70), at(355, RADIUS - 70)], { stroke: color.fjord, width: 14 })}
    ${words([at(162, 330)[0], at(162, 330)[1] - 6], 'AX 175', { weight: 700, fill: color.fjord, anchor: 'middle', size: 60 })}
    ${dot(CENTER, 16, color.fjord)}
  `,
}
