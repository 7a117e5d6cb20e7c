import { color, dot, line, words, type Drawing, type Point } from './draw.ts'

const LEFT = 220
const TOP = 110
const OCTAVE = 210
const PER_DB = 7.9

const place = (hertz: number, db: number): Point => [LEFT + Math.log2(hertz / 125) * OCTAVE, TOP + (db + 10) * PER_DB]

const FREQUENCIES: [number, string][] = [
  [125, '125'],
  [250, '250'],
  [500, '500'],
  [1000, '1 000'],
  [2000, '2 000'],
  [4000, '4 000'],
  [8000, '8 000'],
]

/** A typical hearing threshold around the age of 70, in dB HL. */
const THRESHOLD = [[125, 14], [250, 14], [500, 16], [1000, 22], [2000, 34], [4000, 54], [8000, 68]] as const // prettier-ignore

/** Where sounds of Finnish speech lie, said at a distance of a meter. */
const SOUNDS = [['o', 420, 46], ['a', 800, 44], ['e', 500, 55], ['m', 260, 38], ['n', 330, 44], ['r', 1250, 42], ['k', 2300, 28], ['t', 3500, 27], ['f', 4600, 19], ['s', 5400, 29]] as const // prettier-ignore

/** An audiogram: the louder a sound must be to be heard, the lower its point. What lies above the curve is not heard. */
export const audiogram: Drawing = {
  name: 'audiogram',
  width: 1600,
  height: 1080,
  body: `
    <rect x="${LEFT}" y="${TOP}" width="${6 * OCTAVE}" height="${100 * PER_DB}" fill="${color.white}"/>
    <polygon points="${[place(125, -10), ...THRESHOLD.map(([hertz, db]) => place(hertz, db)), place(8000, -10)].map(String).join(' ')}" fill="${color.puolukka}" fill-opacity="0.09"/>
    ${[0, 20, 40, 60, 80].map((db) => line([place(125, db), place(8000, db)], { stroke: color.line, width: 2 }) + words([LEFT - 24, place(125, db)[1] + 16], String(db), { anchor: 'end', fill: color.soft, size: 46 })).join('')}
    ${FREQUENCIES.map(([hertz, text]) => line([place(hertz, -10), place(hertz, 90)], { stroke: color.line, width: 2 }) + words([place(hertz, 0)[0], TOP + 100 * PER_DB + 60], text, { anchor: 'middle', fill: color.soft, size: 46 })).join('')}
    ${words([60, 70], 'dB')}
    ${words([LEFT + 6 * OCTAVE, TOP + 100 * PER_DB + 126], 'äänen korkeus, Hz', { anchor: 'end' })}
    ${words([LEFT, TOP + 100 * PER_DB + 126], 'matala', { fill: color.soft })}
    ${SOUNDS.map(([sound, hertz, db]) => words([place(hertz, db)[0], place(hertz, db)[1] + 20], sound, { anchor: 'middle', weight: 700, size: 72, fill: color.fjord })).join('')}
    ${line(
      THRESHOLD.map(([hertz, db]) => place(hertz, db)),
      { stroke: color.puolukka, width: 9 },
    )}
    ${THRESHOLD.map(([hertz, db]) => dot(place(hertz, db), 14, color.puolukka)).join('')}
    ${words([place(2300, 0)[0], place(0.1, 4)[1]], 'ei kuulu', { anchor: 'middle', weight: 700, fill: color.puolukka })}
    ${words([place(900, 0)[0], place(0.1, 76)[1]], 'kuuluu', { anchor: 'middle', weight: 700, fill: color.fjord })}
  `,
}
