import { color, dot, line, words, type Drawing, type Point } from './draw.ts'

/** Pixels of a centimeter; the screen is 60 cm before the eye and its middle 15 degrees below it. */
const CM = 13
const EYE: Point = [440, 270]
const SCREEN = { x: EYE[0] + 60 * CM, top: EYE[1], height: 33 * CM }
const middle: Point = [SCREEN.x, EYE[1] + 60 * CM * Math.tan((15 * Math.PI) / 180)]

/** A person at a screen from the side. */
export const screen: Drawing = {
  name: 'screen',
  width: 1600,
  height: 980,
  body: `
    <path d="M ${EYE[0]} ${EYE[1]} L ${SCREEN.x} ${SCREEN.top + 6} L ${SCREEN.x} ${SCREEN.top + SCREEN.height - 6} Z" fill="${color.lakka}" fill-opacity="0.22"/>
    ${line([EYE, [SCREEN.x, EYE[1]]], { stroke: color.soft, width: 4, dash: '2 16' })}
    ${line([EYE, middle], { stroke: color.lakka, width: 6 })}
    <path d="M 130 980 L 130 700 Q 132 560 262 524 L 300 508 L 300 420 L 404 404 L 404 470 Q 470 520 486 600 L 560 740 L 800 752 Q 830 772 800 796
      L 536 800 L 430 720 L 430 980 Z" fill="${color.soft}"/>
    <path d="M 330 120 C 220 116 196 214 218 292 C 232 346 262 392 306 430 L 404 430 C 440 424 452 404 448 380 L 462 366 L 452 352 L 466 336
      L 462 316 L 492 308 C 494 298 466 270 462 252 C 462 176 424 124 330 120 Z" fill="${color.soft}"/>
    ${line(
      [
        [272, 268],
        [450, 262],
      ],
      { width: 10 },
    )}
    ${line(
      [
        [462, 226],
        [470, 304],
      ],
      { width: 14 },
    )}
    <rect x="${SCREEN.x}" y="${SCREEN.top}" width="34" height="${SCREEN.height}" rx="6" fill="${color.ink}"/>
    <path d="M ${SCREEN.x + 34} 520 L ${SCREEN.x + 76} 520 L ${SCREEN.x + 76} 800 L ${SCREEN.x + 34} 800 Z" fill="${color.ink}"/>
    <rect x="${SCREEN.x - 90}" y="792" width="260" height="14" fill="${color.ink}"/>
    <rect x="620" y="806" width="920" height="26" fill="${color.fjord}"/>
    <rect x="1460" y="832" width="26" height="148" fill="${color.fjord}"/>
    <path d="M 800 800 L 1000 800 L 1000 790 L 806 782 Z" fill="${color.ink}"/>
    ${dimension()}
    ${words([1320, 262], 'yläreuna')}
    ${words([1320, 322], 'silmien')}
    ${words([1320, 382], 'tasolla')}
    ${words([690, 330], '15°', { weight: 700, fill: 'oklch(56% 0.13 62)' })}
    ${dot(middle, 12, color.lakka)}
  `,
}

function dimension(): string {
  const y = 150
  return `${line(
    [
      [EYE[0] + 40, y],
      [SCREEN.x, y],
    ],
    { width: 4 },
  )}
    ${line([
      [EYE[0] + 64, y - 18],
      [EYE[0] + 40, y],
      [EYE[0] + 64, y + 18],
    ])}
    ${line([
      [SCREEN.x - 24, y - 18],
      [SCREEN.x, y],
      [SCREEN.x - 24, y + 18],
    ])}
    ${words([(EYE[0] + 40 + SCREEN.x) / 2, y - 30], '60 cm', { anchor: 'middle', weight: 700 })}`
}
