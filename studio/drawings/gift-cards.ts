import { color, dot, landoltRing, line, round, type Drawing, type Point } from './draw.ts'

const WIDTH = 1200
const HEIGHT = 800

/** The pictures that a gift card can have; their names are those of `contracts/cart.ts CardPicture`. */
export const giftCards: Drawing[] = [
  { name: 'flowers', width: WIDTH, height: HEIGHT, body: flowers() },
  { name: 'winter', width: WIDTH, height: HEIGHT, body: winter() },
  { name: 'shore', width: WIDTH, height: HEIGHT, body: shore() },
  { name: 'glasses', width: WIDTH, height: HEIGHT, body: glasses() },
]

function ground(fill: string): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`
}

/** A meadow of midsummer: stems from below, each with a head of petals or a bell. */
function flowers(): string {
  const stems: [x: number, top: number, lean: number, kind: 'daisy' | 'bell' | 'poppy'][] = [
    [110, 330, 30, 'daisy'],
    [230, 210, -24, 'bell'],
    [350, 400, 20, 'poppy'],
    [470, 250, 36, 'daisy'],
    [600, 150, -30, 'poppy'],
    [720, 360, 24, 'bell'],
    [830, 220, -20, 'daisy'],
    [950, 380, 30, 'poppy'],
    [1070, 260, -34, 'daisy'],
  ]
  const grass = Array.from({ length: 70 }, (_, i) => {
    const [x, tall] = [i * 17.5, 90 + ((i * 53) % 130)]
    return `<path d="M ${x} 800 Q ${x + 4} ${800 - tall / 2} ${round(x + ((i * 31) % 50) - 25)} ${800 - tall}" fill="none" stroke="oklch(${52 + ((i * 7) % 3) * 6}% 0.1 145)" stroke-width="9" stroke-linecap="round"/>`
  })
  return `${ground('oklch(94% 0.035 95)')}${dot([980, 130], 76, 'oklch(88% 0.11 85)')}${grass.join('')}${stems.map(stem).join('')}`
}

function stem([x, top, lean, kind]: [number, number, number, 'daisy' | 'bell' | 'poppy']): string {
  const head: Point = [x + lean, top]
  const leaf = (top + 800) / 2
  return `<path d="M ${x} 800 C ${x} ${leaf} ${x + lean} ${leaf} ${x + lean} ${top}" fill="none" stroke="oklch(48% 0.09 150)" stroke-width="10" stroke-linecap="round"/>
    <path d="M ${x + lean / 2} ${leaf} q 70 -10 86 -74 q -66 0 -86 74" fill="oklch(58% 0.1 148)"/>${{ daisy, bell, poppy }[kind](head)}`
}

function daisy([x, y]: Point): string {
  const petals = Array.from(
    { length: 13 },
    (_, i) =>
      `<ellipse cx="${x}" cy="${y - 46}" rx="14" ry="38" fill="${color.white}" transform="rotate(${round((i * 360) / 13)} ${x} ${y})"/>`,
  )
  return petals.join('') + dot([x, y], 26, color.lakka)
}

function bell([x, y]: Point): string {
  return [-1, 1, 0]
    .map((side) => {
      const [cx, cy] = [x + side * 44, y + (side === 0 ? 0 : 62)]
      return `<path d="M ${cx - 34} ${cy + 48} q 4 -84 34 -84 q 30 0 34 84 l -17 -14 l -17 18 l -17 -18 z" fill="oklch(${side === 0 ? 50 : 58}% 0.12 280)"/>`
    })
    .join('')
}

function poppy([x, y]: Point): string {
  const petal = (turn: number, tone: number) =>
    `<path d="M ${x} ${y} q -74 -20 -46 -76 q 46 -34 92 0 q 28 56 -46 76" fill="oklch(${tone}% 0.19 28)" transform="rotate(${turn} ${x} ${y})"/>`
  return petal(0, 58) + petal(90, 52) + petal(180, 58) + petal(270, 52) + dot([x, y], 20, color.ink)
}

/** A winter night: hills of snow, spruces, a window with light, the Landolt ring as moon. */
function winter(): string {
  const stars = Array.from({ length: 46 }, (_, i) =>
    dot([(i * 263) % WIDTH, (i * 149) % 380], 2 + (i % 3), color.white),
  )
  const spruces: [number, number, number][] = [
    [90, 560, 1.1],
    [210, 600, 0.8],
    [330, 570, 1.3],
    [860, 590, 1],
    [980, 560, 1.4],
    [1110, 600, 0.9],
  ]
  return `${ground('oklch(30% 0.06 250)')}${stars.join('')}
    ${landoltRing([940, 170], 150, 30, 'oklch(93% 0.05 90)')}
    <path d="M 0 560 Q 300 440 620 540 T 1200 500 V 800 H 0 Z" fill="oklch(80% 0.025 245)"/>
    ${spruces.map(([x, foot, size]) => spruce(x, foot, size)).join('')}
    ${cabin()}
    <path d="M 0 640 Q 340 560 700 650 T 1200 620 V 800 H 0 Z" fill="oklch(95% 0.01 245)"/>
    ${line(
      Array.from({ length: 12 }, (_, i): Point => [560 + i * 18 - (i % 2) * 6, 800 - i * 13]),
      { stroke: 'oklch(82% 0.02 245)', width: 12, dash: '2 30' },
    )}`
}

function spruce(x: number, foot: number, size: number): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const [y, half] = [foot - tier * 52 * size, (84 - tier * 18) * size]
    return `<path d="M ${round(x - half)} ${round(y)} L ${x} ${round(y - 96 * size)} L ${round(x + half)} ${round(y)} Z" fill="oklch(34% 0.05 165)"/>
      <path d="M ${round(x - half * 0.45)} ${round(y - 42 * size)} L ${x} ${round(y - 96 * size)} L ${round(x + half * 0.45)} ${round(y - 42 * size)} Q ${x} ${round(y - 58 * size)} ${round(x - half * 0.45)} ${round(y - 42 * size)} Z" fill="oklch(96% 0.01 245)"/>`
  })
  return tiers.join('')
}

function cabin(): string {
  return `<rect x="500" y="480" width="210" height="150" fill="oklch(42% 0.09 30)"/>
    <path d="M 470 490 L 605 390 L 740 490 Z" fill="oklch(96% 0.01 245)"/>
    <rect x="640" y="386" width="34" height="64" fill="oklch(38% 0.03 30)"/>
    <rect x="540" y="524" width="66" height="62" fill="oklch(88% 0.13 85)"/>
    ${line([[573, 524], [573, 586]], { stroke: 'oklch(42% 0.09 30)', width: 6 })}
    ${line([[540, 555], [606, 555]], { stroke: 'oklch(42% 0.09 30)', width: 6 })}
    <rect x="640" y="530" width="44" height="100" fill="oklch(30% 0.05 40)"/>` // prettier-ignore
}

/** A shore on a summer evening: a low sun over water, a jetty and a rowing boat. */
function shore(): string {
  const waves = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [(i * 317) % 1100, 452 + ((i * 61) % 300)]
    return line([[x, y], [x + 46 + (i % 4) * 22, y]], { stroke: 'oklch(90% 0.04 215)', width: 5 }) // prettier-ignore
  })
  return `${ground('oklch(88% 0.07 65)')}
    ${dot([820, 330], 96, 'oklch(82% 0.15 60)')}
    <path d="M 0 420 L 0 330 Q 120 270 250 330 T 520 350 L 640 400 L 640 420 Z" fill="oklch(48% 0.07 170)"/>
    <path d="M 900 420 Q 1000 340 1200 350 V 420 Z" fill="oklch(56% 0.06 180)"/>
    <rect y="416" width="1200" height="384" fill="oklch(66% 0.075 220)"/>
    <path d="M 740 416 H 900 L 960 800 H 680 Z" fill="oklch(82% 0.12 65)" fill-opacity="0.45"/>
    ${waves.join('')}
    ${[0, 1, 2, 3].map((post) => `<rect x="${120 + post * 130}" y="${584 + post * 6}" width="18" height="${150 - post * 10}" fill="oklch(40% 0.03 60)"/>`).join('')}
    <path d="M 0 560 L 600 590 L 600 622 L 0 604 Z" fill="oklch(62% 0.05 65)"/>
    <path d="M 640 640 Q 800 690 980 630 Q 950 730 800 734 Q 680 732 640 640 Z" fill="${color.puolukka}"/>
    <path d="M 640 640 Q 800 690 980 630 L 972 652 Q 800 706 650 660 Z" fill="oklch(94% 0.02 85)"/>
    ${line([[760, 676], [660, 590]], { stroke: 'oklch(50% 0.06 60)', width: 10 })}
    ${line([[860, 672], [980, 586]], { stroke: 'oklch(50% 0.06 60)', width: 10 })}` // prettier-ignore
}

/** Spectacles in the colors of the chain, as a pattern of paper for wrapping. */
function glasses(): string {
  const tones = [color.ink, color.lakka, color.fjord, color.puolukka, 'oklch(55% 0.1 145)']
  const pairs = Array.from({ length: 30 }, (_, i) => {
    const [row, column] = [Math.floor(i / 5), i % 5]
    const [x, y] = [130 + column * 240 + (row % 2) * 120 - 60, 70 + row * 134]
    return pair(x, y, tones[(i * 2 + row) % tones.length] ?? color.ink, (i + row) % 3, ((i * 37) % 24) - 12)
  })
  return ground('oklch(93% 0.028 215)') + pairs.join('')
}

function pair(x: number, y: number, stroke: string, kind: number, turn: number): string {
  const rim = (cx: number) =>
    kind === 0
      ? `<circle cx="${cx}" cy="${y}" r="36"/>`
      : kind === 1
        ? `<rect x="${cx - 39}" y="${y - 30}" width="78" height="60" rx="13"/>`
        : `<path d="M ${cx - 40} ${y - 20} q 40 -18 80 0 q 2 52 -40 54 q -42 -2 -40 -54"/>`
  return `<g fill="${color.white}" fill-opacity="0.7" stroke="${stroke}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round" transform="rotate(${turn} ${x} ${y})">${rim(x - 50)}${rim(x + 50)}
    <path d="M ${x - 13} ${y - 8} Q ${x} ${y - 20} ${x + 13} ${y - 8} M ${x - 90} ${y - 14} l -16 -10 M ${x + 90} ${y - 14} l 16 -10" fill="none"/></g>`
}
