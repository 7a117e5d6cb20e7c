import { color, dot, graph, line, words, type Drawing, type Point } from './draw.ts'

const LEFT = 190
const BOTTOM = 900
const PER_YEAR = 26
const PER_CM = 10

const place = (age: number, cm: number): Point => [LEFT + (age - 10) * PER_YEAR, BOTTOM - cm * PER_CM]

/** Average amplitude of accommodation in diopters (Hofstetter 1944). */
const amplitude = (age: number): number => 18.5 - 0.3 * age
/** Centimeters at which the whole amplitude is used. */
const nearest = (age: number): number => 100 / amplitude(age)
/** Centimeters at which half of it is kept in reserve. */
const comfortable = (age: number): number => 200 / amplitude(age)

/** The nearest point that is seen sharply, by age. */
export const nearPoint: Drawing = {
  name: 'near-point',
  width: 1600,
  height: 1060,
  body: `
    ${[20, 40, 60, 80].map((cm) => line([place(10, cm), place(60, cm)], { stroke: color.line, width: 2 }) + words([LEFT - 24, place(10, cm)[1] + 16], String(cm), { anchor: 'end', fill: color.soft, size: 46 })).join('')}
    ${line([place(10, 0), place(60, 0)], { width: 4 })}
    ${[10, 20, 30, 40, 50, 60].map((age) => words([place(age, 0)[0], BOTTOM + 62], String(age), { anchor: 'middle', fill: color.soft, size: 46 })).join('')}
    ${words([place(60, 0)[0], BOTTOM + 128], 'ikä, vuotta', { anchor: 'end' })}
    ${words([60, 62], 'cm silmästä')}
    ${line([place(10, 40), place(60, 40)], { stroke: color.ink, width: 4, dash: '2 16' })}
    ${words([place(10, 40)[0] + 16, place(10, 40)[1] - 24], 'tavallinen lukuetäisyys 40 cm')}
    ${line(
      graph(10, 57.5, 0.5, (age) => place(age, nearest(age))),
      { stroke: color.fjord, width: 9 },
    )}
    ${line(
      graph(10, 53.3, 0.5, (age) => place(age, comfortable(age))),
      { stroke: color.lakka, width: 9 },
    )}
    ${dot(place(45, comfortable(45)), 16, color.puolukka)}
    ${words([place(45, 40)[0] - 30, place(45, 40)[1] - 84], '45 v.', { anchor: 'end', weight: 700, fill: color.puolukka })}
    ${words([place(31.5, 0)[0], place(0, 26)[1]], 'vaivatta', { anchor: 'end', weight: 700, fill: 'oklch(56% 0.13 62)' })}
    ${words([place(47.5, 0)[0], place(0, 12)[1]], 'juuri ja juuri', { weight: 700, fill: color.fjord })}
  `,
}
